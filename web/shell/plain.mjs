// Starts Python in Pyodide's ordinary way: as it is published, with the whole library, and the app beside
// it. It takes four times as long as waking up (interpreter.mjs), which falls back on it.
import "./database.mjs";
import { loadPyodide as load } from "./plain/pyodide.mjs";

export { version } from "./plain/pyodide.mjs";

const PLACE = "/lib/serao.zip";
const folder = new URL("./plain/pyodide.mjs", import.meta.url);
const app = new URL("./app.zip", import.meta.url);
const { href: indexURL } = new URL(".", folder);

export async function loadPyodide(options) {
  const packed = fetch(app).then((answer) => answer.arrayBuffer());
  const python = await load({ ...options, indexURL, lockFileURL: `${indexURL}pyodide-lock.json` });
  python.FS.writeFile(PLACE, new Uint8Array(await packed));
  python.pyimport("sys").path.insert(0, PLACE);
  return python;
}
