// node tools/compile.mjs <in.zip> <out.zip> <folder> <optimize>: compiles every .py of a zip with
// Pyodide's own Python, so that the browser need not. <folder> is where the files will stand in the
// browser; <optimize> is Python's.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [source, target, folder, optimize] = process.argv.slice(2);
// The same bytes every time, and no columns: tracebacks name the line.
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/in.zip", readFileSync(source));
python.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
python.globals.get("compile_archive")("/in.zip", "/out.zip", folder, Number(optimize));
writeFileSync(target, python.FS.readFile("/out.zip"));
