// The app of the published site: PyScript runs web/host.py in a worker, and has begun to: see index.html.
import { watch } from "./errors.js";

// The lessons of a name, as text.
export async function lessons(name) {
  const answer = await fetch(`${document.documentElement.dataset.lessons}/${name}.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

export async function connect() {
  await import(document.getElementById("pyscript").src);
  const { xworker } = document.getElementById("python");
  watch(xworker);
  await xworker.ready;
  return xworker.sync;
}
