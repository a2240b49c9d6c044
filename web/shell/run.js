// The page's side of the app: messages go to its worker in order, effects come back.
// Nothing is decided here.
import { connect } from "#connect"; // pyscript.js, pooled.js or single.js: see package.json
import { inquire } from "./asking.js";
import { PATIENCE, SOON } from "./boxes.js";
import { carry } from "./drag.js";
import { apply, forms, reveal } from "./effects.js";
import { also, hide, say, sentence, show } from "./errors.js";
import { listen } from "./events.js";
import { listenForKeys } from "./keys.js";
import { minds } from "./minds.js";
import { differences } from "./mirror.js";
import { released } from "./press.js";
import { repeat } from "./repeat.js";
import "./skip.js";
import { restore } from "./storage.js";

const SILENCE = 5_000; // after a fault: milliseconds after which Python has ended
const GRACE = 150; // milliseconds that Python, once awake, waits for the second copy of what is kept
const UNASKED = ["after", "considered", "worked"]; // nobody has just done this: a timer, a bot, somebody far away
const root = document.documentElement;

async function inTime(answer) {
  const soon = setTimeout(() => say(sentence("soon")), SOON);
  const late = setTimeout(show, PATIENCE, "late");
  try {
    return await answer;
  } finally {
    clearTimeout(soon);
    clearTimeout(late);
    say("");
    hide("late");
  }
}

// embed: the question of a frame's address, none on the site itself. failing is called whenever it shows
// that the app has not started; started once it has; ended when Python answers no more, and fell says that it
// had ended before. What is returned sends the app a message.
export function run({ embed = "", fell = false, failing, started, ended }) {
  const mirrored = differences(restore); // read while Python wakes up

  async function hear() {
    const mirror = await mirrored;
    if (mirror.length) post({ kind: "mirror", storage: restore, mirror });
  }

  async function begin() {
    const app = await connect();
    app.push = (effects) => reveal(effects, post);
    return app;
  }

  async function start(app) {
    const late = new Promise((resolve) => setTimeout(resolve, GRACE));
    const mirror = await Promise.race([mirrored, late]);
    const message = {
      kind: "start",
      language: navigator.language,
      storage: restore(),
      mirror: mirror ?? [],
      route: location.hash || "#/",
      place: new URL(".", location.href).href,
      seed: crypto.getRandomValues(new Uint32Array(1))[0],
      entropy: [...crypto.getRandomValues(new Uint8Array(32))].map((n) => n.toString(16).padStart(2, "0")).join(""),
      embed,
      fell,
      minds,
      now: Date.now(),
    };
    also(failing); // what fails from here on may fail at what is kept
    const answer = await inTime(app.send(JSON.stringify(message)));
    delete root.dataset.waiting; // what is hidden meanwhile could not take the focus
    await reveal(answer, post); // what waits for nobody has been played
    also(ended ? check : () => {});
    started();
    if (!mirror) hear();
    return app;
  }

  let checking = false;
  function check() {
    if (checking) return;
    checking = true;
    const silence = new Promise((_, reject) => setTimeout(reject, SILENCE));
    Promise.race([post({ kind: "host", what: "" }), silence]).then(() => (checking = false), ended);
  }

  const begun = inTime(begin()).then(start);
  let last = begun; // each message waits for the answer to the one before

  function post(message) {
    // what is done on a page that the app has not drawn says which page that was
    if (message.kind === "do" && root.dataset.waiting !== undefined)
      message = { ...message, kind: "early", stand: early.stand() };
    const now = Date.now();
    const filled = message.kind === "form" ? 1 : 0;
    forms.unheard += filled;
    const answered = last.then(async (app) => {
      // what is kept is read when it is told: the answers to earlier messages have been saved by then
      const text = JSON.stringify({ ...message, storage: message.storage?.(), now });
      const answer = await inTime(app.send(text)).finally(() => (forms.unheard -= filled));
      await released();
      if (UNASKED.includes(message.kind)) reveal(answer, post);
      else apply(answer, post);
      return app;
    });
    last = answered.catch((error) => {
      Promise.reject(error); // shown, as what nobody catches is; the next message is sent all the same
      return begun;
    });
    return answered;
  }

  listenForKeys(post);
  listen(post);
  carry(post);
  inquire(post);
  repeat(post);
  return post;
}
