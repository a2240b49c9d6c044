// Workers that think for bots, so that the app's own only answers the person. Each has the app in it,
// which wakes up from the same memory, see pool.mjs, and is consulted here, see web/loop.py.
import { mind } from "#connect"; // pyscript.js, pooled.js or single.js

const MOST = 4;
const { hardwareConcurrency: cores = 1, deviceMemory: gigabytes = 4 } = navigator;
export const minds = mind ? Math.min(MOST, cores - 1, Math.floor(gigabytes / 2)) : 0;

const workers = [];
let asked = 0; // the number of the question that is being thought of
let answers = [];
let tell;

function end() {
  for (const worker of workers.splice(0)) worker.terminate();
  tell({ kind: "considered", number: asked, moves: null });
}

function hear(at, effect) {
  if (effect.op === "error") return end();
  if (effect.op !== "found" || effect.number !== asked) return;
  answers[at] = effect.move;
  if (Object.keys(answers).length === answers.length)
    tell({ kind: "considered", number: asked, moves: answers });
}

function wake(at) {
  const worker = mind();
  worker.onmessage = ({ data: { pushed, failed } }) => {
    if (failed) end();
    else if (pushed) for (const effect of JSON.parse(pushed)) hear(at, effect);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end();
  };
  return worker;
}

// Each of these texts goes to another worker; post gets what they found, or that there are none any more.
export function consult(number, texts, post) {
  asked = number;
  answers = Array(texts.length);
  tell = post;
  for (const [at, text] of texts.entries()) {
    workers[at] ??= wake(at);
    workers[at].postMessage(text);
  }
}

export function hasten() {
  for (const worker of workers) worker.postMessage(JSON.stringify({ kind: "enough" }));
}
