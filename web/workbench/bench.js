// The page's side of the workbench: the editor, and the worker in which code runs. The app says what to
// do (`work`), and hears what came of it; nothing is run that it does not ask for.
import { edit } from "./editor.js";

const TYPING = 400; // milliseconds after the last key before the code is kept
const GRACE = 2000; // milliseconds more than its own time that a bot may hang
const OUTPUT = 200; // milliseconds between two pieces of output
const CACHE = "workbench";
const here = (name) => new URL(`./${name}`, import.meta.url).href;

let post; // sends the app a message
// all that comes from code is text to the app
const hear = (what, values) => {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  post({ kind: "worked", what, values: Object.fromEntries(texts) });
};

// --- the editor
let editor;
let script; // the name of what is in it
let typing;

function keep() {
  if (!typing) return;
  clearTimeout(typing);
  typing = 0;
  hear("code", { script, text: editor.code() });
}

function changed() {
  clearTimeout(typing);
  typing = setTimeout(keep, TYPING);
}

addEventListener("visibilitychange", keep);
addEventListener("pagehide", keep);
addEventListener("focusout", keep);
// what is done next is done with what was typed
addEventListener("click", keep, true);

// --- Python
let worker;
let wheels = []; // installed again whenever Python begins anew
let awaited = null; // the question to a bot that is not answered yet
let timer;
let line = "";
let running = false; // a whole script
let said = "";
let telling;

function flush() {
  clearTimeout(telling);
  telling = 0;
  if (said) hear("output", { text: said });
  said = "";
}

function end() {
  worker?.terminate();
  worker = awaited = null;
  running = false;
  clearTimeout(timer);
  flush();
}

function answer(values) {
  clearTimeout(timer);
  flush();
  hear("chosen", { ...values, number: awaited.number });
  awaited = null;
}

const heard = {
  __proto__: null, // code can send whatever it likes
  ready: () => hear("ready", {}),
  output({ text }) {
    said += text;
    telling ||= setTimeout(flush, OUTPUT);
  },
  picture: ({ text }) => hear("picture", { text }),
  at: ({ text }) => (line = text),
  ended({ what, ...fault }) {
    running = false;
    flush();
    hear(what, fault);
  },
  began({ text }) {
    timer = setTimeout(() => fail({ kind: "slow", text: "", line }), text * 1000 + GRACE);
  },
  chosen({ what, number, ...values }) {
    if (awaited?.number === number) answer(values);
  },
  installed({ name, problem }) {
    if (problem) wheels = wheels.filter((wheel) => wheel.name !== name);
    hear("installed", { name, problem });
  },
  broken: ({ text }) => fail({ kind: "gone", text, line: "" }),
};

// Python does not answer any more: it is ended, and begins anew when it is needed.
function fail(fault) {
  const asked = awaited;
  end();
  if (!asked) return hear("ended", fault);
  awaited = asked;
  answer(fault);
}

function python() {
  if (worker) return worker;
  worker = new Worker(here("worker.js"), { type: "module" });
  worker.onmessage = ({ data }) => heard[data?.what]?.(data);
  worker.onerror = (event) => {
    event.preventDefault();
    fail({ kind: "gone", text: event.message ?? "", line: "" });
  };
  for (const wheel of wheels) worker.postMessage({ what: "install", ...wheel });
  return worker;
}

// --- wheels from files
addEventListener("change", async ({ target }) => {
  if (target.id !== "wheel") return;
  const [file] = target.files;
  if (!file) return;
  const wheel = { name: file.name, bytes: await file.arrayBuffer() };
  target.value = ""; // the same file may be chosen again
  hear("installing", { name: wheel.name });
  const running = worker;
  wheels = [...wheels.filter((other) => other.name !== wheel.name), wheel];
  if (running) running.postMessage({ what: "install", ...wheel });
  else python();
});

// What was fetched for this page is kept, so that it needs no network next time: see service_worker.js.
async function spare() {
  const { all } = await (await fetch(here("files.json"))).json();
  const cache = await caches.open(CACHE);
  const wanted = [...all, "files.json"].map(here);
  const held = (await cache.keys()).map(({ url }) => url);
  await cache.addAll(wanted.filter((url) => !held.includes(url)));
  await Promise.all(held.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)));
}

let spared = false;

const deeds = {
  // puts the editor into its place; code that is there already is left alone
  edit({ script: name, code, anew }) {
    const place = document.getElementById("editor");
    if (place && (anew || editor?.place !== place)) {
      keep();
      editor?.end();
      editor = edit(place, code, changed);
    }
    script = name;
  },
  run(task) {
    if (awaited) end(); // nobody looks at that table any more
    running = true;
    python().postMessage({ what: "run", ...task });
  },
  choose(task) {
    if (running) deeds.stop();
    if (awaited) end(); // it was asked for an earlier position
    awaited = task;
    line = "";
    python().postMessage({ what: "choose", ...task });
  },
  stop() {
    end();
    hear("ended", { kind: "stopped", text: "", line: "" });
  },
  async share({ route }) {
    const address = location.href.split("#")[0] + route;
    await navigator.clipboard.writeText(address).catch(() => prompt("", address));
  },
};

const sheet = document.createElement("link");
sheet.rel = "stylesheet";
sheet.href = here("bench.css");
document.head.append(sheet);

export function work(what, data, send) {
  post = send;
  deeds[what](data);
  if (spared || !self.caches) return;
  spared = true;
  spare().catch((error) => console.info(`The workbench is not kept for offline. ${error}`));
}
