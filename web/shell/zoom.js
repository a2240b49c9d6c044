// Pan and zoom of [data-panzoom]: its first child is moved by touch, mouse, wheel and the buttons
// [data-zoom="in|out|fit"]. While it is nearer than it was drawn, it has data-zoomed.
import Panzoom from "@panzoom/panzoom";

const zooms = new Map(); // each [data-panzoom] on the page -> its child and its Panzoom

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
  child.addEventListener("panzoomchange", ({ detail: { scale, x, y } }) => {
    zoom.setOptions({ touchAction: free(scale) });
    frame.toggleAttribute("data-zoomed", scale > 1);
    frame.style.setProperty("--nearer", scale); // letters need grow the less
    if (scale > 1) return;
    if (x || y) zoom.pan(0, 0, { force: true }); // all of it is in sight again, wherever it was seen from
    const gone = document.activeElement?.matches("[data-zoom='out'], [data-zoom='fit']");
    if (gone) document.querySelector("[data-zoom='in']").focus();
  });
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

// Attributes that a patch leaves alone.
export const zoomed = (node, name) =>
  zooms.has(node) ? ["style", "data-zoomed"].includes(name)
  : name === "style" && zooms.get(node.parentNode)?.child === node;

addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-zoom]");
  const [first] = zooms.values();
  const act = { in: "zoomIn", out: "zoomOut", fit: "reset" }[button?.dataset.zoom];
  if (act) first?.zoom[act]({ animate: animate() });
});
