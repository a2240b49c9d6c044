// What PyScript's worker takes for Pyodide. The build puts the published names in place of those of
// Pyodide's files and of the memory to start with, and its label in place of LABEL. All are asked for at once.
import "./database.mjs";
import { wake } from "./memory.mjs";
import { loadPyodide as load } from "./pyodide/pyodide.mjs";

export { version } from "./pyodide/pyodide.mjs";

const script = import("./pyodide/pyodide.asm.mjs");
const code = fetch(new URL("./pyodide/pyodide.asm.wasm", import.meta.url));
const memory = fetch(new URL("./memory.wasm", import.meta.url)).then((answer) => answer.arrayBuffer());
const second = new URL("./pyodide/pyodide.seldom.wasm", import.meta.url);
const { href: indexURL } = new URL(".", new URL("./pyodide/pyodide.mjs", import.meta.url));

// How Python ends when it is beyond help becomes an error that the page hears of, once: it repeats itself.
const tell = ({ reason }) => {
  throw reason;
};
const hush = (event) => event.preventDefault();

// Python waits for it in the middle of a call, so that it cannot come later.
function seldom() {
  const request = new XMLHttpRequest();
  request.open("GET", second, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${second.pathname}: ${request.status}`);
  return request.response;
}

export async function loadPyodide(options) {
  addEventListener("unhandledrejection", hush);
  try {
    const parts = { code, seldom, memory };
    return await wake(load, (await script).default, parts, { ...options, indexURL }, LABEL);
  } catch (error) {
    console.warn("Python starts, since it did not wake up:", error);
    return await (await import("./plain.mjs")).loadPyodide(options);
  } finally {
    removeEventListener("unhandledrejection", hush);
    addEventListener("unhandledrejection", tell, { once: true });
  }
}
