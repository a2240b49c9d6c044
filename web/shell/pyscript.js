// The app of the published site: PyScript runs web/host.py in a worker.
import "./database.mjs";
import { watch } from "./errors.js";

export async function connect() {
  const { whenDefined } = await import(document.getElementById("pyscript").href);
  const { xworker } = await whenDefined("py"); // PyScript has begun to start web/host.py
  watch(xworker);
  await xworker.ready;
  return xworker.sync;
}
