// Pyodide's WebAssembly stands in two halves (tools/code.mjs): what an evening calls, and all else, which is
// brought when the first of it is called.

// settings: what Pyodide's module is made with; read: answers the second half's bytes, at once.
export function divide(settings, read) {
  const { instantiateWasm } = settings;
  settings.instantiateWasm = (imports, receive) => {
    let both;
    const bring = () => new WebAssembly.Instance(new WebAssembly.Module(read()), { ...imports, both });
    return instantiateWasm({ ...imports, halves: { bring } }, (instance, module) => {
      both = instance.exports;
      receive(instance, module);
    });
  };
}
