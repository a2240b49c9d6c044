// A [data-drag] that is let go over a [data-drop] is a tap on both: "tap <drag> <drop>", or what
// data-carried says in place of "tap".
import { swallow } from "./press.js";

const DRAG = 8; // pixels a pointer may tremble between press and release
let pressed = { x: 0, y: 0 };

// Whether a pointer that comes here was dragged since it was pressed.
const dragged = ({ clientX, clientY }) => Math.hypot(clientX - pressed.x, clientY - pressed.y) > DRAG;

export function carry(post) {
  let held = null;
  const release = () => {
    if (held) Object.assign(held.thing.style, { pointerEvents: "", translate: "" });
    held = null;
  };
  addEventListener("pointerdown", ({ button, isPrimary, pointerId, target, clientX: x, clientY: y }) => {
    if (!isPrimary) return release(); // two fingers carry nothing
    const thing = button === 0 && target.closest?.("[data-drag]");
    if (thing) held = { thing, pointerId, x, y };
  });
  addEventListener("pointermove", (event) => {
    if (held?.pointerId !== event.pointerId) return;
    const scale = held.thing.parentNode.getScreenCTM?.().a ?? 1; // how many pixels a unit of the SVG has
    const translate = `${(event.clientX - held.x) / scale}px ${(event.clientY - held.y) / scale}px`;
    Object.assign(held.thing.style, { pointerEvents: "none", translate });
  });
  addEventListener("pointerup", ({ pointerId, clientX, clientY }) => {
    if (held?.pointerId !== pointerId) return;
    const { drag: from, carried = "tap" } = held.thing.dataset;
    const to = document.elementFromPoint(clientX, clientY)?.closest("[data-drop]");
    release();
    if (to && !from.endsWith(` ${to.dataset.drop}`)) post({ kind: "do", what: `${carried} ${from} ${to.dataset.drop}` });
  });
  addEventListener("pointercancel", ({ pointerId }) => held?.pointerId === pointerId && release());
}

function stay(event) {
  if (event.cancelable && event.currentTarget.dataset.drag) event.preventDefault();
}

// Called after each patch: a finger on what can be carried does not scroll the page. Inside an SVG
// touch-action says nothing, and WebKit asks only who listened before the touch.
export function steady() {
  for (const thing of document.querySelectorAll("[data-drag]"))
    thing.addEventListener("touchmove", stay, { passive: false });
}

addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), true);
addEventListener(
  "click",
  (event) => {
    if (dragged(event) && event.target.closest("[data-panzoom], [data-drop]")) swallow(event);
  },
  true,
);
