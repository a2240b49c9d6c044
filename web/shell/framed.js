// The app inside somebody else's page.
import { effects } from "./effects.js";
import { also, sentence } from "./errors.js";
import { tell } from "./host.js";
import { run } from "./run.js";

const root = document.documentElement;

// embed: the question of the frame's address; uncover takes the picture away. What is returned is a
// promise of what sends the app a message.
export async function begin(embed, uncover) {
  const failing = () => {
    uncover();
    tell("error", { sentence: sentence("failed") });
  };
  Object.assign(effects, {
    post({ kind, data }) {
      uncover(); // the first that the app has to say is that it is there, or why not
      tell(kind, data);
    },
    // a frame has no pages of its own to go back to
    route() {},
    // the page around it does not move because of the app
    scroll({ id, block }) {
      const place = document.getElementById(id)?.getBoundingClientRect();
      if (!place || (block === "nearest" && place.top >= 0 && place.bottom <= innerHeight)) return;
      scrollBy(0, place.top);
    },
    focus({ id }) {
      const place = document.getElementById(id);
      // nobody is torn away from what they read, nor moved but to a question
      if (document.hasFocus()) place?.focus({ preventScroll: !place.closest("[aria-modal]") });
    },
  });
  // a wheel that turns over the board moves the page around it
  const scrolls = (event) => event.ctrlKey || event.metaKey || event.stopPropagation();
  addEventListener("wheel", scrolls, { capture: true, passive: true });
  also(failing); // until there is an app to say so
  return run({ embed, failing, started: () => delete root.dataset.waiting });
}
