// A worker with one Python for all the boards that reach it; each of them has an App of its own.
import { loadPyodide } from "./interpreter.mjs";

const ports = new Set();
const python = loadPyodide({}).then((python) => python.pyimport("web.join"));

// Nothing more can be had of this Python: whoever comes next gets another.
function end(event) {
  event.preventDefault();
  for (const port of ports) port.postMessage({ failed: event.error?.stack ?? event.message });
  close();
}

function sit(port) {
  ports.add(port);
  const joined = python.then(({ join }) => join({ push: async (pushed) => port.postMessage({ pushed }) }));
  port.onmessage = async ({ data }) => {
    const send = await joined;
    if (data !== null) return port.postMessage({ answered: await send(data) });
    ports.delete(port); // its page has gone
    send.destroy();
  };
  port.postMessage({ here: true });
}

addEventListener("error", end);
if ("onconnect" in self) self.onconnect = ({ ports: [port] }) => sit(port);
else sit(self);
