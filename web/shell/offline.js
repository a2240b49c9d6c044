// Registers the service worker, and offers a new version of the site: the person says when.
import { button, sentence } from "./errors.js";

const root = document.documentElement;

function version(worker) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage("version", [port2]);
  return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
}

function offer(worker) {
  const box = document.createElement("div");
  box.id = "version";
  box.role = "status";
  const words = document.createElement("p");
  words.textContent = sentence("ready");
  const reload = button("reload", () => {
    navigator.serviceWorker.oncontrollerchange = () => location.reload();
    worker.postMessage("begin");
  });
  box.append(words, reload, button("later", () => box.remove()));
  document.getElementById("version")?.remove();
  document.body.prepend(box);
}

async function waits(worker) {
  // a page that came from the network is the new version already
  if ((await version(worker)) === root.dataset.version) worker.postMessage("begin");
  else offer(worker);
}

function follow(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) waits(worker);
  });
}

export async function keep() {
  // not in the single file, over plain http, nor in a page inside another's
  if (!root.dataset.version || self !== top) return;
  try {
    const registration = await navigator.serviceWorker?.register(new URL("../sw.js", import.meta.url));
    if (!registration) throw new Error("service workers are blocked"); // what blocks them may say nothing
    registration.active?.postMessage("mend");
    if (registration.waiting) waits(registration.waiting);
    follow(registration.installing); // the browser may have looked for one before us
    registration.addEventListener("updatefound", () => follow(registration.installing));
    addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(console.info); // there may be no network
    });
  } catch (error) {
    // a browser that forbids it still has the site while there is a network
    console.info(`This visit is not kept for offline. ${error}`);
  }
}
