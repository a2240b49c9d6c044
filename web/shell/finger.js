// A finger is wider than some of what it taps: what else may it have meant?
const REACH = 22; // pixels from the middle of a thing to the edge of what a finger needs
let touching = false;

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
