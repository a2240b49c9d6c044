// The app as the whole page. Python that ends takes nothing along: the page is loaded anew, and all goes on
// from what is kept.
import { keep } from "./offline.js";
import { offer, withdraw } from "./rescue.js";
import { run } from "./run.js";

const PEACE = 500; // milliseconds in which nothing but the first page is drawn
const FELL = "fell"; // when Python ended last; and whether somebody has still to hear of it
const UNTOLD = "fell.untold";
const AGAIN = 60_000; // milliseconds in which it does not end twice by chance: then what is kept may be why

// Whether the page was loaded anew, since Python had ended; once.
function fell() {
  try {
    const untold = sessionStorage.getItem(UNTOLD) !== null;
    sessionStorage.removeItem(UNTOLD);
    return untold;
  } catch {
    return false;
  }
}

function again() {
  try {
    if (Date.now() - sessionStorage.getItem(FELL) < AGAIN) return offer();
    sessionStorage.setItem(FELL, Date.now());
    sessionStorage.setItem(UNTOLD, "");
    location.reload();
  } catch {
    offer(); // where nothing can be remembered, it might begin anew for ever
  }
}

export function site() {
  const post = run({
    fell: fell(),
    failing: offer,
    ended: again,
    started() {
      withdraw();
      setTimeout(keep, PEACE);
    },
  });
  early.over?.(); // what seen.js said of our absence is ours to say
  removeEventListener("click", early.keep); // the inline script of index.html kept these
  for (const click of early) post({ kind: "early", ...click });
}
