// The app of the published site: PyScript runs web/host.py in a worker, and has begun to: see index.html.
import { watch } from "./errors.js";

// The lessons or the room of a name, as text. An error's cause is what the host answered.
export async function fetched(name) {
  const answer = await fetch(`${document.documentElement.dataset.fetched}/${name}.json`);
  if (!answer.ok) throw new Error(answer.statusText, { cause: answer.status });
  return answer.text();
}

// What runs people's own code, talks to somebody's page or makes sounds: fetched when it is first needed.
export const helper = (name) =>
  import(new URL(`${document.documentElement.dataset.fetched}/${name}.js`, document.baseURI));

// A worker that thinks for a bot: it wakes up like the app's own.
export const mind = () =>
  new Worker(new URL(document.documentElement.dataset.pool, document.baseURI), { type: "module" });

export async function connect() {
  await import(document.getElementById("pyscript").src);
  const { xworker } = document.getElementById("python");
  watch(xworker);
  await xworker.ready;
  return xworker.sync;
}
