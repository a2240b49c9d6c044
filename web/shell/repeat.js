// A [data-repeat] that is held is tapped again and again, faster and faster, until it is let go or is no
// [data-repeat] any more. Each tap waits for the answer to the one before: none comes after the finger.
import { swallow } from "./press.js";

const FIRST = 500; // milliseconds before the second tap
const NEXT = 260; // before the third
const LEAST = 60;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export function repeat(post) {
  let held = null;
  let repeated = false; // the press that has done so is no tap any more
  async function again(press, thing) {
    for (let ms = FIRST, next = NEXT; ; ms = next, next = Math.max(LEAST, next * 0.8)) {
      await pause(ms);
      if (held !== press || !thing.isConnected || thing.dataset.repeat === undefined) return;
      repeated = true;
      await post({ kind: "do", what: thing.dataset.do });
    }
  }
  const rest = () => (held = null);
  addEventListener("pointerdown", ({ button, isPrimary, target }) => {
    rest();
    repeated = false;
    const thing = button === 0 && isPrimary && target.closest?.("[data-repeat]");
    if (thing) again((held = {}), thing);
  });
  addEventListener("pointerup", rest);
  addEventListener("pointercancel", rest);
  addEventListener("click", (event) => repeated && swallow(event), true);
}
