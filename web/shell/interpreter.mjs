// What PyScript's worker takes for Pyodide. The build puts it beside Pyodide's own files.
import "./database.mjs";
export { loadPyodide, version } from "./pyodide.mjs";
