// node tools/compile.mjs <folder> <place> <optimize>: compiles every .py of <folder>/in.zip with
// Pyodide's own Python, so that the browser need not, into <folder>/made. <place> is where the files
// will stand in the browser; <optimize> is Python's.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [folder, place, optimize] = process.argv.slice(2);
// The same bytes every time, and no columns: tracebacks name the line.
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/in.zip", readFileSync(join(folder, "in.zip")));
python.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
python.globals.get("compile_archive")("/in.zip", "/out.zip", place, Number(optimize));
writeFileSync(join(folder, "made"), python.FS.readFile("/out.zip"));
