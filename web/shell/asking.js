// Asking what a thing is, and doing nothing: press and hold it, right-click it, or press I on it. What does nothing
// else says so when it is tapped.
import { swallow } from "./press.js";

const HOLD = 500; // milliseconds
const TREMBLE = 10; // pixels a finger may move meanwhile

// Things of the table are known to the app; whatever else has a title says that.
function wanted({ target }) {
  const thing = target.closest?.("[data-do^='tap '], [data-about]");
  if (thing) return `about ${thing.dataset.about ?? thing.dataset.do.slice(4)} @${thing.dataset.at ?? thing.id}`;
  const named = target.closest?.(".play [title]:not([data-do='asked'])");
  return named && `say ${named.title}`;
}

// by a press, and not by Enter: I is the key that asks
const isIdle = ({ target, detail }) =>
  detail && target.closest?.("[data-about]") && !target.closest("[data-do], a, summary");

export function inquire(post) {
  let press = null; // a finger that may yet come to ask
  let asked = false; // the press that has asked is no tap any more
  const ask = (what) => post({ kind: "do", what });
  const rest = () => (press = clearTimeout(press?.timer));

  addEventListener("pointerdown", (event) => {
    rest();
    asked = false;
    const { isPrimary, pointerId, pointerType, target, clientX: x, clientY: y } = event;
    const repeats = target.closest?.("[data-repeat]");
    const what = isPrimary && pointerType !== "mouse" && !repeats && wanted(event);
    if (!what) return;
    const timer = setTimeout(() => {
      rest();
      asked = true;
      // whatever else began with this press is over: nothing is carried or pushed by it
      target.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
      ask(what);
    }, HOLD);
    press = { timer, x, y };
  });
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > TREMBLE) rest();
  });
  addEventListener("pointerup", rest);
  addEventListener("pointercancel", rest);
  addEventListener("contextmenu", (event) => {
    const what = wanted(event);
    if (!what) return;
    event.preventDefault();
    rest();
    if (event.pointerType !== "mouse" && event.target.closest("[data-repeat]")) return; // it is held for more
    if (!asked) ask(what);
    asked = true;
  });
  addEventListener("keydown", (event) => {
    const modified = event.altKey || event.ctrlKey || event.metaKey;
    const what = !modified && event.key.toLowerCase() === "i" && wanted(event);
    if (!what) return;
    event.preventDefault();
    ask(what);
  });
  addEventListener(
    "click",
    (event) => {
      if (asked && swallow(event)) return;
      const what = (event.target.closest?.("[data-curious]") || isIdle(event)) && wanted(event);
      if (!what) return;
      event.stopImmediatePropagation();
      ask(what);
    },
    true,
  );
}
