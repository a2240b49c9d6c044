// A site that could not start may fail again at what is kept. It offers to start without all of it: the
// person takes it along first, and it stays in the browser, aside, where the site does not look.
import { button, find, frame, hide, sentence, show } from "./errors.js";
import { record, setAside } from "./mirror.js";
import { download } from "./sharing.js";
import { keep, PREFIX, restore } from "./storage.js";

const NAME = "without"; // the box's, and its sentence's
const ASIDE = "aside."; // as long as PREFIX: there may be no room for more
const GRACE = 2000; // milliseconds that the second copy may take

const granted = (promise) =>
  Promise.race([promise, new Promise((_, late) => setTimeout(late, GRACE, new Error("late")))]);

// where there is no second copy, under other names
function rename(kept) {
  for (const [key, text] of Object.entries(kept)) {
    let name = ASIDE + key.slice(PREFIX.length);
    while (localStorage.getItem(name) !== null) name += "+";
    localStorage.removeItem(key);
    try {
      keep(name, text, key);
    } catch (error) {
      keep(key, text);
      throw error;
    }
  }
}

async function leave(kept) {
  try {
    await granted(setAside(kept)).then(
      () => Object.keys(kept).forEach((key) => localStorage.removeItem(key)),
      () => rename(kept),
    );
    location.reload();
  } catch (error) {
    show("failed", String(error)); // nothing is lost: it stands where it stood
  }
}

export async function offer() {
  if (find(NAME)) return;
  const box = frame(NAME);
  const kept = restore() ?? {};
  const mirrored = await granted(record()).catch(() => ({}));
  if (!Object.keys({ ...kept, ...mirrored }).length) return hide(NAME); // then it is something else
  const without = button("leave", () => leave(kept));
  without.disabled = true;
  const take = button("take", () => {
    const text = JSON.stringify({ kept, mirrored }, null, 1);
    download({ name: "serao.json", text, type: "application/json" });
    without.disabled = false;
  });
  const row = document.createElement("div");
  row.className = "row";
  row.append(take, without);
  const words = document.createElement("p");
  words.textContent = sentence(NAME);
  box.append(words, row);
  box.scrollIntoView({ block: "nearest" }); // errors stand below the page
}

// It was only late, and has started after all.
export function withdraw() {
  if (!find("failed")) hide(NAME);
}
