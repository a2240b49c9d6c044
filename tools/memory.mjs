// node tools/memory.mjs <folder> <place>: starts the Pyodide in the folder, imports the modules that
// library.txt and app.txt list from the zips of these names, and writes Python's memory down, as
// <folder>/made. Later imports are from rest.zip. <place> is where Pyodide puts its library.
//
// What is written is a WebAssembly module without code: its data, put into the memory of a Pyodide that
// has not run, makes it this one's. Its sections besides are what web/shell/memory.mjs asks for.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { divide } from "../web/shell/halves.mjs";
import { KINDS, STATE } from "../web/shell/memory.mjs";

const PAGE = 2 ** 16;
const GAP = 16; // words that are alike between two that are not, and still are written with them

const [folder, place] = process.argv.slice(2);
const read = (name) => readFileSync(join(folder, name));
const load = (name) => import(pathToFileURL(join(folder, name)));
const { loadPyodide } = await load("pyodide.mjs");
const { default: createPyodideModule } = await load("pyodide.asm.mjs");
const copies = []; // of the memory before anything ran, and before Python did
const copy = (memory) => copies.push(new Int32Array(memory.buffer.slice(0)));

const python = await loadPyodide({
  _makeSnapshot: true,
  stdLibURL: join(folder, "library.zip"),
  env: { PYTHONHASHSEED: "0" }, // as few bytes as possible that differ from build to build
  createPyodideModule(settings) {
    divide(settings, () => read("pyodide.seldom.wasm"));
    settings.preRun.push((pyodide) => copy(pyodide.HEAP8));
    settings.onRuntimeInitialized = () => copy(settings.HEAP8);
    return createPyodideModule(settings);
  },
});
const { FS, _module: pyodide } = python;

// What was freed still lies about: it is overwritten, for it would be sent to every visitor.
function tidy() {
  const end = () => pyodide.HEAPU32[pyodide._emscripten_get_sbrk_ptr() >> 2];
  const empty = (place, size) => {
    pyodide.HEAP8.fill(0, place, place + size);
    return place;
  };
  const small = [];
  const before = end();
  for (let size = 16; size <= 512; size += 16) {
    do small.push(empty(pyodide._PyObject_Malloc(size), size));
    while (small.at(-1) < before);
  }
  const large = [];
  for (let size = 2 ** 19; size >= 16; size /= 2) {
    const top = end();
    do large.push(empty(pyodide._malloc(size), size));
    while (end() === top);
  }
  small.forEach(pyodide._PyObject_Free);
  large.forEach(pyodide._free);
}

function* changed(memory) {
  let first = -1;
  let last = -1;
  for (let word = 0; word < memory.length; word++) {
    if (copies.every((copied) => copied[word] === memory[word])) continue;
    if (first >= 0 && word - last > GAP) {
      yield [4 * first, 4 * (last + 1)];
      first = -1;
    }
    if (first < 0) first = word;
    last = word;
  }
  if (first >= 0) yield [4 * first, 4 * (last + 1)];
}

// numbers as WebAssembly writes them: LEB128
const unsigned = (number) => (number < 128 ? [number] : [(number % 128) | 128, ...unsigned(number >>> 7)]);
const signed = (number) => (number < 64 ? [number] : [(number % 128) | 128, ...signed(number >>> 7)]);
const sized = (bytes) => Buffer.concat([Buffer.from(unsigned(bytes.length)), Buffer.from(bytes)]);
const section = (kind, ...parts) =>
  Buffer.concat([Buffer.of(KINDS[kind]), sized(Buffer.concat(parts.map((part) => Buffer.from(part))))]);
const custom = (name, bytes) => section("custom", sized(Buffer.from(name)), bytes);

function filled(state) {
  const whole = new Uint8Array(STATE);
  whole.set(state);
  new Uint32Array(whole.buffer)[1] = STATE; // where the memory would begin: behind it
  return whole;
}

function written(state, memory) {
  const pieces = [...changed(new Int32Array(memory.slice().buffer))];
  const data = pieces.flatMap(([from, to]) => [
    [0, 0x41, ...signed(from), 0x0b], // into memory 0, at i32.const from
    sized(memory.subarray(from, to)),
  ]);
  const limits = [0x02, 0x00, ...unsigned(memory.length / PAGE)]; // a memory of at least so many pages
  const names = [sized(Buffer.from("env")), sized(Buffer.from("memory"))];
  return Buffer.concat([
    Buffer.from("\0asm\x01\0\0\0", "latin1"),
    section("import", [1], ...names, limits),
    section("data", unsigned(pieces.length), ...data),
    custom("state", filled(state)),
    custom("lock", read("pyodide-lock.json")),
    custom("rest", read("rest.zip")),
  ]);
}

const tools = python.toPy({});
python.runPython(readFileSync(new URL("memory.py", import.meta.url), "utf8"), { globals: tools });
const bring = tools.get("bring");
const lookAnew = tools.get("look_anew");
const turnTo = (zip) => {
  FS.writeFile(place, new Uint8Array(read(zip)));
  lookAnew(place);
};
bring(read("library.txt").toString());
turnTo("app.zip");
bring(read("app.txt").toString());
turnTo("rest.zip");
for (const proxy of [bring, lookAnew, tools]) proxy.destroy();
tidy();

const snapshot = python.makeMemorySnapshot();
const [, start] = new Uint32Array(snapshot.buffer, 0, 2); // where the memory begins, after its state
if (snapshot.length - start !== copies[0].length * 4) throw new Error("Python's memory has grown");
writeFileSync(join(folder, "made"), written(snapshot.subarray(0, start), snapshot.subarray(start)));
