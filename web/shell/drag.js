// A [data-drag] that is let go over a [data-drop] is a tap on both: "tap <drag> <drop>".
export function carry(post) {
  let held = null;
  const release = () => (held = held?.thing.removeAttribute("style"));
  addEventListener("pointerdown", ({ button, target, clientX: x, clientY: y }) => {
    const thing = button === 0 && target.closest?.("[data-drag]");
    if (thing) held = { thing, x, y };
  });
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!held) return;
    const scale = held.thing.parentNode.getScreenCTM().a; // how many pixels a unit of the SVG has
    const way = `${(clientX - held.x) / scale}px ${(clientY - held.y) / scale}px`;
    held.thing.style.cssText = `pointer-events: none; translate: ${way}`;
  });
  addEventListener("pointerup", ({ clientX, clientY }) => {
    const from = held?.thing.dataset.drag;
    const to = from && document.elementFromPoint(clientX, clientY)?.closest("[data-drop]");
    release();
    if (to && !from.endsWith(` ${to.dataset.drop}`)) post({ kind: "do", what: `tap ${from} ${to.dataset.drop}` });
  });
  addEventListener("pointercancel", release);
}
