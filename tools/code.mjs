// node tools/code.mjs <folder>: Pyodide's WebAssembly, <folder>/pyodide.asm.wasm, as <folder>/made, in two
// halves: four bytes say how long the first one is. It has only those exports that <folder>/names.json
// lists, and nothing that is reached by no other.
//
// The functions that <folder>/called.json lists, by their number in Pyodide's file, are in the first half
// (all, where it is null), the others in the second, which is brought when one of them is called: web/shell/halves.mjs. Both know a
// table of all functions, and call those of the other half by their place in it.
//
// node tools/code.mjs <folder> marked: all of it, with a global of each function's number that says
// whether it was called.
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
const { none, i32, funcref, ExternalKinds } = binaryen;
const BOTH = "both"; // the table of all functions, and what the second half imports the first one as

const [folder, how] = process.argv.slice(2);
const read = (name) => readFileSync(join(folder, name));
const bytes = read("pyodide.asm.wasm");
const listed = (many, at) => Array.from({ length: many }, (_, index) => at(index));

const functions = (module) =>
  listed(module.getNumFunctions(), (at) => module.getFunctionByIndex(at))
    .map((own) => ({ own, ...binaryen.getFunctionInfo(own) }))
    .filter((one) => !one.module); // of an import it says where it is from

const globals = (module) =>
  listed(module.getNumGlobals(), (at) => binaryen.getGlobalInfo(module.getGlobalByIndex(at)));

const tables = (module) =>
  listed(module.getNumTables(), (at) => binaryen.getTableInfo(module.getTableByIndex(at)));

const segments = (module) =>
  listed(module.getNumElementSegments(), (at) => binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(at)));

const exports = (module) =>
  listed(module.getNumExports(), (at) => binaryen.getExportInfo(module.getExportByIndex(at)));

const remove = (module) => module.runPasses(["remove-unused-module-elements"]);

// Pyodide's code without what nobody asks for
function lean() {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES.reduce((all, feature) => all | binaryen.Features[feature], 0));
  const names = new Set(JSON.parse(read("names.json")));
  for (const { module: from, name } of WebAssembly.Module.imports(new WebAssembly.Module(bytes)))
    if (from === "GOT.func") names.add(name); // the place of a function of its own, asked for by name
  for (const { name } of exports(module)) if (!names.has(name)) module.removeExport(name);
  remove(module);
  return module;
}

// its functions: those that are often called, and the others
function parted(module) {
  const called = JSON.parse(read("called.json"))?.map(String);
  const numbers = new Set(called);
  const all = functions(module);
  const [often, seldom] = [true, false].map((is) =>
    all.filter(({ name }) => is === (!called || numbers.has(name))),
  );
  return { often, seldom };
}

// In place of a function a call of that which stands for it in the table; `first`, what is done before.
function forward(module, { name, params, results }, place, first = []) {
  const operands = binaryen.expandType(params).map((type, at) => module.local.get(at, type));
  const call = module.call_indirect(BOTH, module.i32.const(place), operands, params, results);
  module.removeFunction(name);
  module.addFunction(name, params, results, [], module.block(null, [...first, call], results));
}

const names = (all) => all.map(({ name }) => name);

function firstHalf() {
  const module = lean();
  const { often, seldom } = parted(module);
  const size = often.length + seldom.length;
  module.addTable(BOTH, size, size);
  module.addTableExport(BOTH, BOTH);
  module.addActiveElementSegment(BOTH, BOTH, names(often), module.i32.const(0));
  module.addFunctionImport("bring", "halves", "bring", none, none);
  seldom.forEach((one, at) => {
    const place = often.length + at;
    const there = module.table.get(BOTH, module.i32.const(place), funcref);
    forward(module, one, place, [module.if(module.ref.is_null(there), module.call("bring", [], none))]);
  });
  const exported = new Set(exports(module).map(({ value }) => value));
  const missing = ({ name }) => !exported.has(name);
  for (const { name } of globals(module).filter((one) => one.mutable && missing(one)))
    module.addGlobalExport(name, `${BOTH}.${name}`);
  for (const { name } of tables(module).filter(missing)) module.addTableExport(name, `${BOTH}.${name}`);
  remove(module);
  return module;
}

function secondHalf(shared) {
  const module = lean();
  const { often, seldom } = parted(module);
  const { initial, max } = module.getMemoryInfo();
  for (const { name } of exports(module)) module.removeExport(name);
  for (const { name } of segments(module)) module.removeElementSegment(name);
  module.setMemory(initial, max, null, []); // the first half has written what is in it
  module.addTable(BOTH, often.length + seldom.length, often.length + seldom.length);
  for (const { kind, value, name } of shared) {
    if (kind === ExternalKinds.Table) module.addTableImport(value, BOTH, name);
    if (kind === ExternalKinds.Memory) module.addMemoryImport(value, BOTH, name);
    if (kind === ExternalKinds.Tag) {
      const { params, results } = binaryen.getTagInfo(module.getTag(value));
      module.addTagImport(value, BOTH, name, params, results);
    }
    if (kind === ExternalKinds.Global) {
      const { type, mutable } = binaryen.getGlobalInfo(module.getGlobal(value));
      if (mutable) module.addGlobalImport(value, BOTH, name, type, mutable);
    }
  }
  often.forEach((one, place) => forward(module, one, place));
  module.addActiveElementSegment(BOTH, BOTH, names(seldom), module.i32.const(often.length));
  remove(module);
  return module;
}

function marked() {
  const module = lean();
  for (const { own, name } of functions(module)) {
    module.addGlobal(`called ${name}`, i32, true, module.i32.const(0));
    module.addGlobalExport(`called ${name}`, `called ${name}`);
    const body = binaryen.Function.getBody(own);
    const mark = module.global.set(`called ${name}`, module.i32.const(1));
    binaryen.Function.setBody(own, module.block(null, [mark, body], binaryen.getExpressionType(body)));
  }
  return module.emitBinary();
}

function halves() {
  const first = firstHalf();
  const [often, seldom] = [first, secondHalf(exports(first))].map((half) => half.emitBinary());
  const size = Buffer.alloc(4);
  size.writeUInt32LE(often.length);
  return Buffer.concat([size, often, seldom]);
}

writeFileSync(join(folder, "made"), how === "marked" ? marked() : halves());
