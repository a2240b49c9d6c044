// A finger is wider than some of what it taps: what else may it have meant?
const REACH = 22; // pixels from the middle of a thing to the edge of what a finger needs
let touching = false;

addEventListener("pointerdown", ({ pointerType }) => (touching = pointerType === "touch"), true);

// The data-do of all small things of the same picture that are within reach of a tap on `thing`, if any;
// then of whatever lies below the finger too, since the question comes anyway.
export function near(thing, { detail, clientX, clientY }) {
  const picture = thing.ownerSVGElement;
  if (!touching || !detail || !picture) return; // detail 0: a click made by keyboard
  const found = new Set();
  for (const other of picture.querySelectorAll("[data-do]")) {
    const { left, top, width, height } = other.getBoundingClientRect();
    const away = Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
    if (Math.min(width, height) < 2 * REACH && away <= REACH) found.add(other.dataset.do);
  }
  found.delete(thing.dataset.do);
  if (!found.size) return;
  for (const below of document.elementsFromPoint(clientX, clientY)) {
    const other = picture.contains(below) && below.closest("[data-do]");
    if (other && other !== thing) found.add(other.dataset.do);
  }
  return [...found];
}
