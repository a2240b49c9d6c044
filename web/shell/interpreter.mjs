// What PyScript's worker takes for Pyodide. The build puts the published names in place of those of
// Pyodide's files and of the memory to start with.
import "./database.mjs";
import { wake } from "./memory.mjs";
import create from "./pyodide/pyodide.asm.mjs";
import { loadPyodide as load } from "./pyodide/pyodide.mjs";

export { version } from "./pyodide/pyodide.mjs";

const memory = WebAssembly.compileStreaming(fetch(new URL("./memory.wasm", import.meta.url)));
const { href: indexURL } = new URL(".", new URL("./pyodide/pyodide.mjs", import.meta.url));

export const loadPyodide = (options) => wake(load, create, memory, { ...options, indexURL });
