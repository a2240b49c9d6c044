// A press: what it was by hand, and what may not move under it.
const LONGEST = 1000; // milliseconds for which a press holds up an answer
let over = Promise.resolve();
let finish = () => {};

// Once nothing of a form is pressed: a click ends on what it began on, or it is none, and what was written
// is told when something else is pressed.
export const released = () => over;

addEventListener(
  "pointerdown",
  ({ target }) => {
    if (!target.closest?.("form")) return;
    over = new Promise((done) => {
      finish = done;
      setTimeout(done, LONGEST); // some releases are never told
    });
  },
  true,
);
const end = () => setTimeout(finish); // the click comes after it
for (const type of ["pointerup", "pointercancel", "input"]) addEventListener(type, end, true); // a list takes the release

// A press that has come to something else is no click any more. Whether it was one by hand: the keyboard's
// clicks have the detail 0.
export function swallow(event) {
  if (!event.detail) return false;
  event.stopImmediatePropagation();
  event.preventDefault();
  return true;
}
