// A press that has come to something else is no click any more. Whether it was one by hand: the keyboard's
// clicks have the detail 0.
export function swallow(event) {
  if (!event.detail) return false;
  event.stopImmediatePropagation();
  event.preventDefault();
  return true;
}
