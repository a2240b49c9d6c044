// The app of the single file: its parts stand in the page as text, and its worker joins it to Pyodide.
import { watch } from "./errors.js";
import { through } from "./port.js";
import * as sound from "./sound.js";

const PARTS = ["python", "wasm", "seldom", "memory"];

// gzip in base64, as tools/single.py wrote it
async function unpack(part) {
  const element = document.getElementById(`part-${part}`);
  const packed = await fetch(`data:application/octet-stream;base64,${element.textContent}`);
  element.remove();
  const plain = packed.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain).arrayBuffer();
}

let brought;
export async function fetched(name) {
  brought ??= unpack("fetched").then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
  return (await brought)[name];
}

// A file has no address to fetch the others from.
export const helper = (name) => (name === "sound" ? Promise.resolve(sound) : Promise.reject(new Error()));

export const mind = null; // nor has a worker

export async function connect() {
  const [python, ...parts] = await Promise.all(PARTS.map(unpack));
  const worker = new Worker(URL.createObjectURL(new Blob([python], { type: "text/javascript" })));
  watch(worker);
  const app = through(worker);
  worker.postMessage(parts, parts);
  return app;
}
