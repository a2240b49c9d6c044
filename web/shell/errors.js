// Every failure is shown.
import { described, show as box } from "./boxes.js";

export { button, find, frame, hide, say, sentence } from "./boxes.js";

let meant = () => {};

// What else is to be done whenever something is shown.
export const also = (act) => (meant = act);

export function show(...what) {
  box(...what);
  meant();
}

export function watch(worker) {
  const failed = ({ error, message }) => show("failed", described(error ?? message));
  worker.onerror = failed; // what PyScript reports
  worker.addEventListener("error", failed); // what the browser reports
}

addEventListener("error", ({ error, message }) => show("failed", described(error ?? message)));
addEventListener("unhandledrejection", ({ reason }) => show("failed", described(reason)));
