// The worker of the single file. Pyodide's own scripts stand above it, as the globals PYODIDE and
// PYODIDE_MODULE. A file has no address to fetch from: Pyodide is given what the page sent.
const NOWHERE = "https://serao.invalid/";

async function boot([wasm, library, app, host]) {
  const type = { headers: { "Content-Type": "application/wasm" } };
  globalThis.fetch = async (address) =>
    String(address).endsWith(".wasm") ? new Response(wasm, type) : new Response(library);
  const python = await PYODIDE.loadPyodide({
    createPyodideModule: PYODIDE_MODULE.default,
    indexURL: NOWHERE,
    lockFileContents: LOCK,
    packageBaseUrl: NOWHERE,
  });
  python.unpackArchive(app, "zip");
  python.registerJsModule("pyscript", {
    sync: { push: async (pushed) => postMessage({ pushed }) },
  });
  python.runPython(new TextDecoder().decode(host));
  return python.globals.get("send");
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
