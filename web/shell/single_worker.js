// The worker of the single file. Pyodide's own scripts stand above it, as the globals PYODIDE and
// PYODIDE_MODULE. A file has no address to fetch from: Pyodide is given what the page sent.
import { wake } from "./memory.mjs";

const NOWHERE = "https://serao.invalid/";

async function boot([wasm, second, memory]) {
  const python = await wake(
    PYODIDE.loadPyodide,
    PYODIDE_MODULE.default,
    {
      code: new Response(wasm, { headers: { "Content-Type": "application/wasm" } }),
      seldom: () => second,
      memory: Promise.resolve(memory),
    },
    { indexURL: NOWHERE, packageBaseUrl: NOWHERE },
  );
  return python.pyimport("web.join").join({ push: async (pushed) => postMessage({ pushed }) });
}

onmessage = ({ data }) => {
  const booted = boot(data);
  onmessage = async (message) => {
    const send = await booted;
    postMessage({ answered: await send(message.data) });
  };
};
addEventListener("unhandledrejection", ({ reason }) => {
  throw reason; // becomes an error that the page hears of
});
