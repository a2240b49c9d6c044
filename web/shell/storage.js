import { mirror } from "./mirror.js";
import { plain, scrambled } from "./scramble.js";

// What the browser keeps for us: every key that begins with PREFIX. Storage may be forbidden or full.
export const PREFIX = "serao.";
const refused = new Map(); // by key, the texts that were kept in the second copy only: null where one was deleted
const PLAYED = `${PREFIX}played`; // what is told of finished games: as in web/app/saves.py
let asked = false;

// A browser that runs out of room clears sites it was not asked to spare. Some ask the person, who has seen by
// then what is to be spared.
async function spare() {
  asked = true;
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
}

// What is kept; what had no room there has been kept by us all the same.
export function restore() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const there = keys.map((key) => [key, stored(key)]);
    return Object.fromEntries([...new Map([...there, ...refused])].filter(([, text]) => text !== null));
  } catch {
    return null;
  }
}

export const stored = (key) => plain(localStorage.getItem(key));

export function keep(name, text, key = name) {
  localStorage.setItem(name, scrambled(key, text));
}

function store(key, text) {
  try {
    keep(key, text);
  } catch {
    // a game needs the room more than the pictures that seen.js keeps
    for (const picture of Object.keys(localStorage)) {
      if (picture.startsWith("seen.")) localStorage.removeItem(picture);
    }
    keep(key, text);
  }
}

// A text that takes the place of another does so only where that still stands: else another window has kept
// something, and the app is told what.
export function save({ key, text, over }, post) {
  const elsewhere = () => post({ kind: "elsewhere", storage: restore });
  const before = refused.has(key) ? null : over; // what only the second copy has is not looked for here
  try {
    const there = before && stored(key);
    if (before && ![null, text, before].includes(there)) return elsewhere();
    refused.delete(key);
    if (text === null) localStorage.removeItem(key);
    else store(key, text);
    const lost = (sooner) => {
      keep(key, sooner);
      elsewhere();
    };
    mirror(key, text, before ? { over: before, lost } : {});
    if (!asked && key === PLAYED) spare().catch(() => {}); // it was only a wish
    if (before && there === null) post({ kind: "storage", state: "cleared" });
  } catch (error) {
    refused.set(key, text);
    mirror(key, text, { refused: true });
    post({ kind: "storage", state: error.name === "QuotaExceededError" ? "full" : "forbidden" });
  }
}
