// The shell of the site, with its app in the Python of this machine: see native.py.
import { near } from "../web/shell/finger.js";
import { run } from "../web/shell/run.js";

const page = crypto.randomUUID();

const told = async (path, body) => (await fetch(`/${path}/${page}`, { method: "POST", body })).text();

export const fetched = (name) => told(`fetched/${name}`);

const helpers = {
  far: () => import("../web/shell/far.js"),
  sound: () => import("../web/shell/sound.js"),
};
export const helper = async (name) => helpers[name]();

export const mind = null; // the Python of this machine is quick enough

export async function connect() {
  const app = { send: (text) => told("send", text) };
  const hear = async () => {
    for (;;) app.push(await told("pushed"));
  };
  hear().catch(() => {}); // the page is gone, or the server
  return app;
}

run({ failing() {}, started() {} });

// For the tests: which app this is, and what a finger reaches.
Object.assign(globalThis, { page, near });
