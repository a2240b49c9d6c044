// node tools/exports.mjs <folder>: Pyodide's WebAssembly, <folder>/pyodide.asm.wasm, as <folder>/made,
// with only those exports that <folder>/names.json lists, and nothing that is reached by no other.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binaryen from "binaryen";

// of WebAssembly's later features, those that Pyodide has been compiled with: no others may come in
const FEATURES = [
  "BulkMemory",
  "BulkMemoryOpt",
  "ExceptionHandling",
  "Multivalue",
  "MutableGlobals",
  "NontrappingFPToInt",
  "ReferenceTypes",
  "SignExt",
];

const [folder] = process.argv.slice(2);
const names = new Set(JSON.parse(readFileSync(join(folder, "names.json"), "utf8")));
const bytes = readFileSync(join(folder, "pyodide.asm.wasm"));
const module = new WebAssembly.Module(bytes);
for (const { module: from, name } of WebAssembly.Module.imports(module))
  if (from === "GOT.func") names.add(name); // the place of a function of its own, asked for by name

const whole = binaryen.readBinary(bytes);
whole.setFeatures(FEATURES.reduce((all, feature) => all | binaryen.Features[feature], 0));
for (const { name } of WebAssembly.Module.exports(module)) if (!names.has(name)) whole.removeExport(name);
whole.runPasses(["remove-unused-module-elements"]);
writeFileSync(join(folder, "made"), whole.emitBinary());
