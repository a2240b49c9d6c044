// Pan and zoom of [data-panzoom]: its first child is moved by touch, mouse, wheel and the buttons
// [data-zoom="in|out|fit"]. What was a drag is no click.
import Panzoom from "@panzoom/panzoom";

const DRAG = 8; // pixels a pointer may tremble between press and release
const zooms = new Map(); // each [data-panzoom] on the page -> its child and its Panzoom
let pressed = { x: 0, y: 0 };

const scrolls = () => document.scrollingElement.scrollHeight > innerHeight;
const animate = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

function start(frame) {
  const child = frame.firstElementChild;
  const free = (scale) => (scale > 1 ? "none" : "pan-x pan-y"); // unzoomed, a finger scrolls the page
  const zoom = Panzoom(child, {
    canvas: true,
    cursor: "",
    handleStartEvent() {}, // or a press would no longer focus
    maxScale: 6,
    minScale: 1,
    panOnlyWhenZoomed: true,
    pinchAndPan: true,
    touchAction: free(1),
  });
  child.addEventListener("panzoomchange", ({ detail }) =>
    zoom.setOptions({ touchAction: free(detail.scale) }),
  );
  frame.onwheel = (event) => {
    if (event.ctrlKey || event.metaKey || !scrolls()) zoom.zoomWithWheel(event);
  };
  zooms.set(frame, { child, zoom });
}

// Called after each patch.
export function tend() {
  for (const [frame, { child, zoom }] of zooms) {
    if (frame.isConnected && frame.firstElementChild === child) continue;
    zoom.destroy();
    zooms.delete(frame);
  }
  for (const frame of document.querySelectorAll("[data-panzoom]"))
    if (!zooms.has(frame) && frame.firstElementChild) start(frame);
}

// Elements whose style attribute belongs to Panzoom.
export const zoomed = (node) => zooms.has(node) || zooms.get(node.parentNode)?.child === node;

addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), true);
addEventListener(
  "click",
  (event) => {
    const button = event.target.closest("[data-zoom]");
    const [first] = zooms.values();
    const act = { in: "zoomIn", out: "zoomOut", fit: "reset" }[button?.dataset.zoom];
    if (act) first?.zoom[act]({ animate: animate() });
    const moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    // detail 0: a click made by keyboard
    if (event.detail && moved > DRAG && event.target.closest("[data-panzoom]")) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  },
  true,
);
