// The app as the whole page.
import { keep } from "./offline.js";
import { offer, withdraw } from "./rescue.js";
import { run } from "./run.js";

const PEACE = 500; // milliseconds in which nothing but the first page is drawn

export function site() {
  const post = run({
    failing: offer,
    started() {
      withdraw();
      setTimeout(keep, PEACE);
    },
  });
  removeEventListener("click", early.keep); // the inline script of index.html kept these
  for (const click of early) post({ kind: "early", ...click });
}
