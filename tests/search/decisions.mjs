// node tests/search/decisions.mjs [few]: what tests/search/decisions.py prints under Pyodide's Python.
import { loadPyodide } from "pyodide";

const python = await loadPyodide({ env: { PYTHONHASHSEED: "2", PYTHONDONTWRITEBYTECODE: "1" } });
python.FS.mkdir("/repository");
python.FS.mount(python.FS.filesystems.NODEFS, { root: "." }, "/repository");
python.runPython(`
import runpy, sys
sys.path.insert(0, "/repository")
sys.argv = ${JSON.stringify(process.argv.slice(1))}
runpy.run_module("tests.search.decisions", run_name="__main__")
`);
