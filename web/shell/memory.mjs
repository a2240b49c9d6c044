// Starts Pyodide with the memory of one that ran when the site was built (tools/memory.mjs): Python,
// its library and the app are there at once, and nothing is imported again.

export const STATE = 512; // bytes that what Pyodide says of the memory is filled up to

// load, create: what Pyodide's two scripts export; code: its WebAssembly, as it is answered; memory:
// a compiled module. The last two may be promises.
export async function wake(load, create, code, memory, options) {
  const section = async (name) => WebAssembly.Module.customSections(await memory, name)[0];
  const state = new Uint8Array(STATE);
  const { fetch } = globalThis;
  // the library is in memory: what Pyodide fetches in its place is what may be imported later
  globalThis.fetch = async (address) =>
    String(address).endsWith(".wasm") ? code : new Response(await section("rest"));
  async function createPyodideModule(settings) {
    const { instantiateWasm } = settings;
    let fresh;
    settings.instantiateWasm = (imports, receive) =>
      instantiateWasm(imports, (instance, module) => {
        fresh = instance.exports.memory;
        receive(instance, module);
      });
    const created = await create(settings);
    await WebAssembly.instantiate(await memory, { env: { memory: fresh } });
    state.set(new Uint8Array(await section("state")));
    return created;
  }
  try {
    return await load({
      ...options,
      createPyodideModule,
      lockFileContents: section("lock").then((lock) => new Response(lock).json()),
      _loadSnapshot: state, // Pyodide looks into it when the module has been created
    });
  } finally {
    globalThis.fetch = fetch;
  }
}
