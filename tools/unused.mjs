// node tools/unused.mjs <folder>: Pyodide's script, <folder>/pyodide.asm.mjs, as <folder>/made, without
// what neither it nor either half of its WebAssembly uses, and with short names.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "terser";

const [folder] = process.argv.slice(2);
const halves = ["pyodide.asm.wasm", "pyodide.seldom.wasm"];
const asked = new Set(
  halves
    .map((name) => new WebAssembly.Module(readFileSync(join(folder, name))))
    .flatMap((code) => WebAssembly.Module.imports(code))
    .map(({ name }) => name),
);
const script = readFileSync(join(folder, "pyodide.asm.mjs"), "utf8")
  // every function that a package compiled to WebAssembly might ask for: {name:value,same}
  .replace(/(?<=\bwasmImports=\{)[^}]*/, (offers) => {
    const kept = offers.split(",").filter((offer) => asked.has(offer.split(":")[0]));
    return kept.join();
  })
  // called like this it sees no names but global ones, and those around it may go
  .replace(/\beval\(/g, "globalThis.eval(");
const { code: made } = await minify(script, { module: true, compress: { passes: 2 }, keep_classnames: true });
writeFileSync(join(folder, "made"), made);
