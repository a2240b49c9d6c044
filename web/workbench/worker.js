// The workbench's own Python: Pyodide as it is published, micropip, and the engine's wheel. It hears
// { what, … } and answers in kind; nothing here knows the app.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const PAUSE = 100; // milliseconds between two pieces of output
const MOST = 200_000; // characters that one run may say
const here = (name) => new URL(`./${name}`, import.meta.url).href;

let said = "";
let room = MOST;
let last = 0;

function flush() {
  if (said) postMessage({ what: "output", text: said });
  said = "";
  last = performance.now();
}

function tell(what, text) {
  if (what !== "output") {
    flush();
    postMessage({ what, text });
    return;
  }
  if (room <= 0) return;
  said += text.length > room ? `${text.slice(0, room)}…\n` : text;
  room -= text.length;
  if (performance.now() - last > PAUSE) flush();
}

// Code that came from anywhere is not to reach what this site keeps: the browser offers no such thing here.
function close() {
  for (const name of ["indexedDB", "caches", "BroadcastChannel", "Worker", "WebSocket", "EventSource"])
    for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner)) delete owner[name];
  for (const name of ["storage", "locks"])
    for (let owner = navigator; owner; owner = Object.getPrototypeOf(owner)) delete owner[name];
}

async function wake() {
  close();
  const files = await (await fetch(here("files.json"))).json();
  const python = await loadPyodide({
    indexURL: here("pyodide/"),
    lockFileURL: here("pyodide/pyodide-lock.json"),
    packageBaseUrl: here("pyodide/"),
  });
  await python.loadPackage("micropip", { messageCallback: () => {} });
  const micropip = python.pyimport("micropip");
  micropip.set_index_urls([]); // nobody else is asked for anything
  await micropip.install(here(files.engine));
  python.FS.writeFile("/home/pyodide/runner.py", await (await fetch(here("runner.py"))).text());
  const runner = python.pyimport("runner").Runner(tell);
  return { python, runner };
}

const plain = (proxy) => proxy.toJs({ dict_converter: Object.fromEntries });

const deeds = {
  async run({ runner }, { name, code }) {
    return { what: "ended", ...plain(await runner.run(name, code)) };
  },
  async choose({ runner }, { number, name, code, game, position, seat, seconds }) {
    return { what: "chosen", number, ...plain(runner.choose(name, code, game, position, seat, seconds)) };
  },
  async install({ python, runner }, { name, bytes }) {
    const path = `/tmp/${name}`;
    python.FS.writeFile(path, new Uint8Array(bytes));
    return { what: "installed", name, problem: await runner.install(path) };
  },
};

const awake = wake();
awake.then(
  () => postMessage({ what: "ready" }),
  (error) => postMessage({ what: "broken", text: String(error) }),
);

let queue = awake;
onmessage = ({ data }) => {
  queue = queue.then(async (all) => {
    room = MOST;
    const answer = await deeds[data.what](all, data);
    flush();
    postMessage(answer);
    return all;
  });
  queue.catch((error) => postMessage({ what: "broken", text: String(error) }));
};
