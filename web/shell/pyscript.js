// The app of the published site: PyScript runs web/host.py in a worker, and has begun to: see index.html.
import { watch } from "./errors.js";

export async function connect() {
  await import(document.getElementById("pyscript").src);
  const { xworker } = document.getElementById("python");
  watch(xworker);
  await xworker.ready;
  return xworker.sync;
}
