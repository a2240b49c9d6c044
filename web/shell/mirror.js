// The second copy of what is kept: a database that is told to write to the disk at once. Browsers write
// localStorage when they find the time, and one that is killed has forgotten what it was given last.
// Each record here has a number that grows with every writing; localStorage holds the latest it was told.
import { plain, scrambled } from "./scramble.js";

const NAME = "serao";
const STORE = "kept";
const ASIDE = "aside"; // what a site that could not start was to do without
const NUMBER = "mirror.serao";
const TOO_LONG = 2e5; // characters: as in web/app/saves.py
const SURE = 1000; // writings after which localStorage, too, has long forgotten what was removed

// What is still to be written by its key: a text, null for none, undefined to forget even that; and, for a text
// that takes the place of another, which that was, the number that was the latest then, and who is to be told
// if another window was sooner.
const waiting = new Map();
let newest = 0;
let behind = false; // localStorage has refused something that stands here: it must not count as up to date
let planned = false; // a writing that has not begun will take along all that waits
let writing = Promise.resolve(); // the last that was planned
let database;
let compared;

const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open() {
  const request = (indexedDB.own ?? indexedDB).open(NAME); // own: see database.mjs
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE);
    request.result.createObjectStore(ASIDE, { autoIncrement: true });
  };
  const opened = await answer(request);
  // somebody clears the site, or the browser does: the next writing opens it anew
  opened.onversionchange = opened.onclose = () => {
    opened.close();
    database = undefined;
  };
  return opened;
}

const begin = async (...how) => (await (database ??= open())).transaction([STORE, ASIDE], ...how);
const beginWriting = () => begin("readwrite", { durability: "strict" });

const ended = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });

const unscrambled = (record) => record && { ...record, text: plain(record.text) };

async function read(transaction) {
  const store = transaction.objectStore(STORE);
  const [keys, records] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
  return new Map(keys.map((key, place) => [key, unscrambled(records[place])]));
}

function known() {
  try {
    const number = Number.parseInt(localStorage.getItem(NUMBER), 10);
    return number > 0 ? number : null;
  } catch {
    return null;
  }
}

const latest = () => Math.max(newest, known());

function grow() {
  newest = latest() + 1;
  try {
    if (!behind) localStorage.setItem(NUMBER, newest);
  } catch {
    behind = true;
  }
  return newest;
}

async function write(batch) {
  const number = grow();
  const transaction = await beginWriting();
  const store = transaction.objectStore(STORE);
  const put = async ([key, given]) => {
    const there = given.lost && unscrambled(await answer(store.get(key)));
    if (there?.number > given.number && ![null, given.text, given.over].includes(there.text))
      return () => {
        waiting.delete(key); // it went on from what is not kept
        given.lost(there.text);
      };
    if (given.text === undefined) store.delete(key);
    else store.put({ text: scrambled(key, given.text), number }, key);
  };
  const [losses] = await Promise.all([Promise.all([...batch].map(put)), ended(transaction)]);
  for (const tell of losses) tell?.();
}

async function writeWaiting() {
  await compared; // what stands there is read before anything is written over it
  planned = false;
  const batch = new Map(waiting);
  waiting.clear();
  try {
    await write(batch);
  } catch (error) {
    for (const [key, given] of batch) waiting.set(key, { ...given, text: (waiting.get(key) ?? given).text });
    console.info(`Kept in one copy only. ${error}`);
    database = undefined; // the next writing opens it anew
  }
}

function plan() {
  if (!planned) writing = writing.then(writeWaiting);
  planned = true;
}

// Until all that was given so far is on the disk, or cannot be had there.
export const written = () => writing;

// What the browser's storage was given under a key, or would have been had it not refused. Windows hear of each
// other's localStorage some moments late, but of the disk in order: where another was sooner than this one could
// know, its text stays, and is told to `lost`.
export function mirror(key, text, { refused = false, over, lost } = {}) {
  behind ||= refused;
  waiting.set(key, { over, lost, number: latest(), ...waiting.get(key), text });
  plan();
}

async function compare(kept) {
  const held = await read(await begin());
  const here = kept() ?? {};
  const number = known();
  for (const record of held.values()) newest = Math.max(newest, record.number);
  for (const key in here) if (!held.has(key) && !waiting.has(key)) waiting.set(key, { text: here[key] });
  const found = [];
  for (const [key, record] of held) {
    const { text } = record;
    if (waiting.has(key) || text?.length > TOO_LONG) continue;
    if (text !== (here[key] ?? null)) found.push({ key, text, newer: number && record.number > number });
    else if (text === null && record.number < number - SURE) waiting.set(key, {});
  }
  if (waiting.size) plan();
  return found;
}

// Where it says something else than what is kept now, for the app to decide between the two.
export const differences = (kept) =>
  (compared ??= compare(kept).catch((error) => {
    console.info(`Kept in one copy only. ${error}`);
    database = undefined;
    return [];
  }));

// All that it holds.
export const record = async () =>
  Object.fromEntries([...(await read(await begin()))].map(([key, { text }]) => [key, text]));

// Puts aside what it holds and what the browser's storage holds, as if all of it had been removed.
export async function setAside(kept) {
  const number = grow();
  const transaction = await beginWriting();
  transaction.objectStore(ASIDE).add({ kept, mirrored: [...(await read(transaction))] });
  const store = transaction.objectStore(STORE);
  for (const key of await answer(store.getAllKeys())) store.put({ text: null, number }, key);
  for (const key in kept) store.put({ text: null, number }, key);
  await ended(transaction);
}
