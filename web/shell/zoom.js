// Pan and zoom of [data-panzoom]: its first child is moved by touch, mouse, wheel and the buttons
// [data-zoom="in|out|fit"]. While it is nearer than it was drawn, it has data-zoomed, and follows what
// its data-sight names (see web/boards/zoom.py).
import Panzoom from "@panzoom/panzoom";

const SLIP = 1.15; // a pinch that ends nearer than this was none
const zooms = new Map(); // each [data-panzoom] on the page -> its child, its Panzoom, its data-sight

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
    overflow: "visible",
    panOnlyWhenZoomed: true,
    pinchAndPan: true,
    touchAction: free(1),
  });
  child.addEventListener("panzoomchange", ({ detail: { scale, x, y } }) => {
    zoom.setOptions({ touchAction: free(scale), overflow: scale > 1 ? "hidden" : "visible" });
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
  child.addEventListener("panzoomend", ({ detail: { scale } }) => {
    if (scale > 1 && scale < SLIP) zoom.reset({ animate: animate() });
  });
  frame.ondblclick = ({ target }) => {
    if (!target.closest("[data-do]")) zoom.reset({ animate: animate() });
  };
  zooms.set(frame, { child, zoom, sight: frame.dataset.sight });
}

// Bring into sight what has just happened and what is to be decided: all of it when it is new, later one
// place of it at least.
function follow(frame, seen) {
  const { child, zoom, sight: before } = seen;
  const { sight } = frame.dataset;
  const scale = zoom.getScale();
  seen.sight = sight;
  if (!sight || sight === before || scale <= 1) return;
  const { clientWidth: width, clientHeight: height } = frame;
  const { x, y, width: wide, height: high } = child.viewBox.baseVal;
  const unit = Math.min(width / wide, height / high); // pixels, before it was brought nearer
  const middle = { x: width / 2 - zoom.getPan().x, y: height / 2 - zoom.getPan().y };
  const { of, reach, places } = JSON.parse(sight);
  const spots = places.map(([right, down]) => ({
    x: width / 2 + (right - x - wide / 2) * unit,
    y: height / 2 + (down - y - high / 2) * unit,
  }));
  const away = (spot) => ({ x: Math.abs(spot.x - middle.x), y: Math.abs(spot.y - middle.y) });
  const room = (nearer) => ({ x: width / 2 / nearer - reach * unit, y: height / 2 / nearer - reach * unit });
  const shown = (spot) => away(spot).x <= room(scale).x + 1 && away(spot).y <= room(scale).y + 1;
  const old = of === (before && JSON.parse(before).of);
  if (!spots.length || (old ? spots.some(shown) : spots.every(shown))) return;
  const far = (spot) => Math.hypot(away(spot).x, away(spot).y);
  if (old) spots.sort((one, other) => far(one) - far(other)).splice(1);
  const all = (axis) => spots.map((spot) => spot[axis]);
  const [left, right, top, bottom] = [all("x"), all("y")].flatMap((on) => [Math.min(...on), Math.max(...on)]);
  const across = 2 * reach * unit;
  const nearer = Math.min(scale, width / (right - left + across), height / (bottom - top + across));
  if (nearer < SLIP) return zoom.reset({ animate: animate() });
  const within = (at, least, most) => Math.max(least, Math.min(most, at));
  const space = room(nearer);
  zoom.zoom(nearer, { animate: animate() });
  zoom.pan(
    width / 2 - within(middle.x, right - space.x, left + space.x),
    height / 2 - within(middle.y, bottom - space.y, top + space.y),
    { animate: animate() },
  );
}

// Called after each patch.
export function tend() {
  for (const [frame, seen] of zooms) {
    if (frame.isConnected && frame.firstElementChild === seen.child) {
      follow(frame, seen);
      continue;
    }
    seen.zoom.destroy();
    zooms.delete(frame);
  }
  for (const frame of document.querySelectorAll("[data-panzoom]"))
    if (!zooms.has(frame) && frame.firstElementChild) start(frame);
}

// Bring what is on a board, or beside one, into sight: the board is pushed no farther than it takes.
export function reveal(place) {
  const frame = place.closest("[data-zoomed]");
  if (frame && zooms.has(frame)) {
    const { zoom } = zooms.get(frame);
    const [here, sight] = [place.getBoundingClientRect(), frame.getBoundingClientRect()];
    const lack = (near, far) => Math.max(0, sight[near] - here[near]) - Math.max(0, here[far] - sight[far]);
    const [x, y] = [lack("left", "right"), lack("top", "bottom")];
    if (x || y) zoom.pan(x / zoom.getScale(), y / zoom.getScale(), { relative: true });
  }
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
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
