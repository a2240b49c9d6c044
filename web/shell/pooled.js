// The app of a frame: all frames of a page have one Python where the browser lets them share one, see
// pool.mjs, or else each has its own.
import { show, watch } from "./errors.js";
import { through } from "./port.js";
import { helper as found } from "./pyscript.js";

export { fetched } from "./pyscript.js";
// in somebody's page nothing is heard
export const helper = (name) => (name === "sound" ? Promise.reject(new Error()) : found(name));
export const mind = null; // the boards of a page share one Python to spare memory

const address = new URL(document.documentElement.dataset.pool, location).href;

// A promise of what the app says through this port, as soon as anything answers at its other end.
function join(port) {
  return new Promise((resolve) => {
    const app = through(port, ({ here, failed }) => {
      if (here) resolve(app);
      if (failed) show("failed", failed);
    });
  });
}

function alone() {
  // Whoever has no origin may make workers of text only, and in Chromium none that are modules. Pyodide
  // takes one for a module in which no scripts can be imported.
  const text = `
    self.importScripts = () => { throw new TypeError() };
    import(${JSON.stringify(address)}).catch((error) => setTimeout(() => { throw error }));`;
  const blob = new Blob([text], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(blob));
  watch(worker);
  return join(worker);
}

function together() {
  const worker = new SharedWorker(address, { type: "module" });
  const joined = join(worker.port);
  addEventListener("pagehide", ({ persisted }) => persisted || worker.port.postMessage(null));
  return new Promise((resolve, reject) => {
    worker.onerror = reject;
    joined.then(resolve);
  });
}

export async function connect() {
  try {
    if (self.origin !== "null") return await together();
  } catch {
    // forbidden, or not there
  }
  return alone();
}
