// The shell of the site, with its app in the Python of this machine: see native.py.
import { near } from "../web/shell/finger.js";
import { run } from "../web/shell/run.js";

const page = crypto.randomUUID();

let left = false; // a page that is left hears no more, and complains of nothing
addEventListener("beforeunload", () => (left = true));

async function told(path, body) {
  try {
    return await (await fetch(`/${path}/${page}`, { method: "POST", body })).text();
  } catch (error) {
    if (left) return new Promise(() => {});
    throw error;
  }
}

export const fetched = (name) => told(`fetched/${name}`);

const helpers = {
  far: () => import("../web/shell/far.js"),
  sound: () => import("../web/shell/sound.js"),
};
export const helper = async (name) => helpers[name]();

export const mind = null; // the Python of this machine is quick enough

// what the app says is heard in its order: an answer and a push may overtake one another on the way
const arrived = new Map();
let next = 0;

const hearNext = () => {
  const heard = arrived.get(next);
  if (!heard) return;
  arrived.delete(next);
  next += 1;
  heard();
  setTimeout(hearNext); // once what it asked for has been done
};

async function inOrder(saying) {
  const said = await saying;
  const at = said.indexOf(" ");
  await new Promise((heard) => {
    arrived.set(Number(said.slice(0, at)), heard);
    hearNext();
  });
  return said.slice(at + 1);
}

export async function connect() {
  const app = { send: (text) => inOrder(told("send", text)) };
  const hear = async () => {
    for (;;) {
      const said = await inOrder(told("pushed"));
      app.push(said); // which it cannot do before it is connected
    }
  };
  hear().catch(() => {}); // the page is gone, or the server
  return app;
}

run({ failing() {}, started() {} });

// For the tests: which app this is, and what a finger reaches.
Object.assign(globalThis, { page, near });
