// Workers that think for bots, so that the app's own only answers the person. Each has the app in it,
// which wakes up from the same memory, see pool.mjs, and is consulted here, see web/app/consulting.py.
import { mind } from "#connect"; // pyscript.js, pooled.js or single.js

const MOST = 4;
const ROOMY = 4; // gigabytes that a device has more of when several of them do no harm
const PATIENCE = 5000; // milliseconds within which whoever has thought enough has to answer

function spare() {
  const { hardwareConcurrency: cores = 1, deviceMemory } = navigator;
  // a browser that does not tell is taken at its screen: what fingers touch may be a phone
  const roomy = deviceMemory ? deviceMemory > ROOMY : !matchMedia("(pointer: coarse)").matches;
  return roomy ? Math.min(MOST, Math.max(1, cores - 1)) : 1;
}
export const minds = mind ? spare() : 0;

const workers = [];
let question = { places: new Map() }; // of each worker that has not answered, whose answer stands where
let late;

function answer(worker, said) {
  const { number, places, found, post } = question;
  if (!places.has(worker)) return;
  found[places.get(worker)] = said;
  places.delete(worker);
  if (places.size) return;
  clearTimeout(late);
  post({ kind: "considered", number, answers: found });
}

// Its share is left out, and the decision goes on.
function lose(worker) {
  worker.terminate();
  if (workers.includes(worker)) workers.splice(workers.indexOf(worker), 1);
  answer(worker, null);
}

function hear(worker, { op, number, answer: said }) {
  if (op === "error") lose(worker);
  if (op === "found" && number === question.number) answer(worker, said);
}

function wake() {
  const worker = mind();
  worker.onmessage = ({ data: { pushed, failed } }) => {
    if (failed) lose(worker);
    else if (pushed) for (const effect of JSON.parse(pushed)) hear(worker, effect);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    lose(worker);
  };
  return worker;
}

// Each of these texts goes to another worker; post gets what they found.
export function consult(number, texts, post) {
  clearTimeout(late);
  while (workers.length < texts.length) workers.push(wake());
  const asked = workers.slice(0, texts.length);
  const places = new Map(asked.map((worker, at) => [worker, at]));
  question = { number, places, found: texts.map(() => null), post };
  asked.forEach((worker, at) => worker.postMessage(texts[at]));
}

export function hasten() {
  clearTimeout(late);
  for (const worker of workers) worker.postMessage(JSON.stringify({ kind: "enough" }));
  late = setTimeout(() => [...question.places.keys()].forEach(lose), PATIENCE);
}
