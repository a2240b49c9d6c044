// Starts Pyodide with the memory of one that ran when the site was built (tools/memory.mjs): Python,
// its library and the app are there at once, and nothing is imported again.
import { divide } from "./halves.mjs";

export const STATE = 512; // bytes that what Pyodide says of the memory is filled up to
export const KINDS = { custom: 0, import: 2, data: 11 }; // sections of a WebAssembly module

// The module's custom sections by name, and its data as [place, bytes] pairs. A browser that were to
// instantiate it would check, copy and hash all of it before. A file that was cut short, or is another, is
// an error.
function read(module) {
  let at = 8; // behind what says that it is one
  function number() {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = module[at++];
      value += (byte % 128) * unit;
      if (!(byte >= 128)) return value; // also where a file ends too early
    }
  }
  function bytes() {
    const size = number();
    return module.subarray(at, (at += size));
  }
  const sections = {};
  const data = [];
  while (at < module.length) {
    const kind = module[at++];
    const size = number();
    const end = at + size;
    if (kind === KINDS.custom) {
      const name = new TextDecoder().decode(bytes());
      sections[name] = module.subarray(at, end);
    }
    if (kind === KINDS.data)
      for (let left = number(); left; left--) {
        at += 2; // into memory 0, at the constant
        const place = number();
        at += 1; // end of the constant
        data.push([place, bytes()]);
      }
    at = end;
  }
  if (at !== module.length || !sections.rest) throw new Error("this is not Python's memory");
  return { ...sections, data };
}

// load, create: what Pyodide's two scripts export; code: the first half of its WebAssembly, as it is answered,
// or a promise of it; seldom: answers the bytes of the second half, at once; memory: a promise of the module, as
// an ArrayBuffer; label: what it must bear, if that is said. One that another build has made would wake up as
// another app, or not at all: it is an error.
export async function wake(load, create, { code, seldom, memory }, options, label) {
  const parts = memory.then((buffer) => {
    const found = read(new Uint8Array(buffer));
    if (label && new TextDecoder().decode(found.label) !== label) throw new Error("this is another build's memory");
    return found;
  });
  const state = new Uint8Array(STATE);
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  // Pyodide waits for ever where its WebAssembly was cut short
  const failed = new Promise((_, fail) => {
    WebAssembly.instantiateStreaming = (...how) => {
      const made = instantiateStreaming(...how);
      made.catch(fail);
      return made;
    };
  });
  // the library is in memory: what Pyodide fetches in its place is what may be imported later
  globalThis.fetch = async (address) =>
    String(address).endsWith(".wasm") ? code : new Response((await parts).rest);
  async function createPyodideModule(settings) {
    divide(settings, seldom);
    const { instantiateWasm } = settings;
    let fresh;
    settings.instantiateWasm = (imports, receive) =>
      instantiateWasm(imports, (instance, module) => {
        fresh = instance.exports.memory;
        receive(instance, module);
      });
    const created = await create(settings);
    const remembered = await parts;
    const whole = new Uint8Array(fresh.buffer);
    for (const [place, bytes] of remembered.data) whole.set(bytes, place);
    state.set(remembered.state);
    return created;
  }
  try {
    const loaded = load({
      ...options,
      createPyodideModule,
      lockFileContents: parts.then(({ lock }) => new Response(lock).json()),
      _loadSnapshot: state, // Pyodide looks into it when the module has been created
    });
    return await Promise.race([loaded, failed]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
