// A finger is wider than some of what it taps: what else may it have meant? And it may tap twice.
import { swallow } from "./press.js";

const REACH = 22; // pixels from the middle of a thing to the edge of what a finger needs
const SOON = 300; // milliseconds in which nobody answers to a button that has just come
let touching = false;
let last = { x: NaN, y: NaN, what: "", at: -Infinity }; // the tap before
let quick = false; // whether this tap is one with the tap before: on the same, and at once
const offered = new WeakMap(); // buttons of moves -> what each does, and since when

addEventListener("pointerdown", ({ pointerType }) => (touching = pointerType === "touch"), true);

// The data-do of all small things of the table whose middle is within reach of a tap on `thing`, if any
// is; then of whatever lies below the finger too: it may have slipped from there.
export function near(thing, { detail, clientX, clientY }) {
  const table = thing.closest(".stage");
  if (!touching || !detail || !table) return; // detail 0: a click made by keyboard
  const found = new Set();
  const rivals = (other) => other && other !== thing && !other.closest(".twin");
  let small = false;
  for (const other of table.querySelectorAll("[data-do^='tap ']")) {
    const { left, top, width, height } = other.getBoundingClientRect();
    if (Math.min(width, height) >= 2 * REACH) continue;
    small ||= other === thing;
    const away = Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
    if (away <= REACH && rivals(other)) found.add(other.dataset.do);
  }
  if (!found.size && !small) return;
  for (const below of document.elementsFromPoint(clientX, clientY)) {
    const other = table.contains(below) && below.closest("[data-do^='tap ']");
    if (rivals(other)) found.add(other.dataset.do);
  }
  found.delete(thing.dataset.do);
  return found.size ? [...found] : undefined;
}

// Whether a tap on a thing of the table is the second of a double tap of a finger; undefined where it is not.
export const again = (thing) => (quick && thing.closest(".stage") ? true : undefined);

// Called after each patch.
export function offer() {
  for (const button of document.querySelectorAll(".actions button")) {
    const what = button.dataset.do;
    if (offered.get(button)?.what !== what) offered.set(button, { what, since: performance.now() });
  }
}

// The second of two quick taps on one spot does not press what the first has brought there, such as the turn's end.
addEventListener(
  "click",
  (event) => {
    const { clientX: x, clientY: y, detail: pressed, target, timeStamp: at } = event;
    const button = target.closest?.(".actions button");
    const before = last;
    last = { x, y, what: target.closest?.("[data-do]")?.dataset.do, at };
    const here = touching && pressed && Math.hypot(x - before.x, y - before.y) < 2 * REACH;
    quick = here && last.what === before.what && at - before.at < SOON;
    const isNew = performance.now() - offered.get(button)?.since < SOON && last.what !== before.what;
    if (here && isNew) swallow(event);
  },
  true,
);
