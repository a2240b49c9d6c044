// What the app asks of the page. Each effect is named as in the app; a patch older than the one on
// the page is dropped.
import { fetched, helper } from "#connect"; // pyscript.js, pooled.js or single.js
import { Idiomorph } from "idiomorph";
import { steady } from "./drag.js";
import { show } from "./errors.js";
import { offer } from "./finger.js";
import { PRESSED, last, onward, rest, settle, turned, usable } from "./keys.js";
import { consult, hasten } from "./minds.js";
import { mirror, written } from "./mirror.js";
import { keepRoom, kept } from "./panel.js";
import { copy, download, paint, share } from "./sharing.js";
import { layOver } from "./sheet.js";
import { restore, save, stored } from "./storage.js";
import { tend, zoomed } from "./zoom.js";

const root = document.documentElement;
const named = (id) => document.getElementById(id);
let newest = 0;
let held = document.body; // what had the focus when the app answered
let byKey = false; // whether it had it for whoever uses keys
let before = ""; // the id of what had it when a dialog came
let here = location.hash;
const left = new Map(); // the address of a page that was left by key -> the id of what had the focus

const GONE = 404; // what a host answers where the site has another version by now
const FIELDS = "input, option, select, textarea"; // these hold more than their markup says
const FILLED = ["value", "checked", "selected"];
export const forms = { unheard: 0 }; // how many were filled in of which the app has not heard yet

const morph = {
  morphStyle: "innerHTML",
  callbacks: {
    // most of a page is as it was, and the browser sees that sooner than a walk through it
    beforeNodeMorphed(node, next) {
      if (node.localName === "details" && node.id !== next.id) node.open = next.open; // another page's
      return !node.isEqualNode(next) || next.matches?.(FIELDS) || next.querySelector?.(FIELDS) != null;
    },
    // what is the person's own stays: the zoom, details they opened, what they are typing or have chosen since
    beforeAttributeUpdated: (name, node) =>
      !zoomed(node, name) &&
      !kept(node, name) &&
      !(forms.unheard && FILLED.includes(name) && node.matches(FIELDS)) &&
      !(name === "open" && node.localName === "details") &&
      !(name === "value" && node === document.activeElement),
  },
};

// The part of the page that a node stands in scrolls to it by itself; the page keeps its place.
function scrollInside(node) {
  const part = node?.closest("section");
  if (!part) return;
  const [here, there] = [node, part].map((each) => each.getBoundingClientRect());
  if (here.top < there.top) part.scrollTop += here.top - there.top;
  if (here.bottom > there.bottom) part.scrollTop += here.bottom - there.bottom;
}

// Safari takes only so many in ten seconds: what is left out, the next one makes good.
function readdress(route) {
  try {
    history.replaceState(null, "", route);
  } catch {}
}

export const effects = {
  patch({ id, html, number }) {
    if (number < newest) return;
    const again = !newest && named(id).hasChildNodes(); // what seen.js shows counts its pieces otherwise
    newest = number;
    Idiomorph.morph(named(id), html, morph);
    if (again) for (const animation of named(id).getAnimations({ subtree: true })) animation.finish();
    const page = named("page")?.className ?? ""; // a style that looked for it would look at every tap
    if (root.dataset.page !== page) root.dataset.page = page;
    tend();
    steady();
    settle();
    offer();
    keepRoom();
    layOver();
  },
  save,
  mirror: ({ key }) => mirror(key, stored(key)),
  announce({ text }) {
    // a new element is read out even when its words are those of the last one
    const line = document.createElement("p");
    line.textContent = text;
    named("announcer").append(line);
    while (named("announcer").childElementCount > 5) named("announcer").firstElementChild.remove();
  },
  hush: () => named("announcer").replaceChildren(),
  // who cannot have it hears nothing: all is told as well
  sound: (asked) => helper("sound").then(({ sound }) => sound(asked), () => {}),
  focus({ id }) {
    if (id === "dialog") before = held.id;
    if (id === "dialog" && last.byKey && named("keys")) named("keys").open = true;
    // what of the panel has to come into sight the app says itself
    ((id === "title" && returned()) || seen(named(id)))?.focus({ preventScroll: id === "controls" });
  },
  // from what lay over the page; to its panel only who uses no keys, others to the board
  back({ id }) {
    const board = id === "controls" && byKey && rest(named("twin"));
    const places = [named(before), board, named(id)];
    places.find((node) => node && usable(node))?.focus({ preventScroll: id === "controls" });
  },
  scroll: ({ id, block }) =>
    block === "inside" ? scrollInside(named(id)) : named(id)?.scrollIntoView({ block }),
  after: ({ ms, what, number }, post) => setTimeout(post, ms, { kind: "after", what, number }),
  download,
  everything({ name }) {
    const text = JSON.stringify({ kept: restore() ?? {} }, null, 1);
    download({ name, text, type: "application/json" });
  },
  copy,
  share,
  paint,
  // what could not be had is null
  fetch: ({ name }, post) =>
    fetched(name).then(
      (text) => post({ kind: "fetched", name, text: text ?? null }),
      ({ cause }) => post({ kind: "fetched", name, text: null, gone: cause === GONE }),
    ),
  reload: () => location.reload(),
  work: async ({ by, act, data }, post) =>
    helper(by).then(
      (found) => found.work(act, data, post),
      () => post({ kind: "worked", by, what: "unreached", values: {} }),
    ),
  delegate: ({ number, texts }, post) => consult(number, texts, post),
  hasten,
  route: ({ route, instead }) => (instead ? readdress(route) : (location.hash = route)),
  page({ language, theme, contrast, title }) {
    root.lang = named("errors").lang = language;
    root.dataset.theme = theme;
    root.dataset.contrast = contrast;
    document.title = title;
  },
  error({ text }) {
    console.error(text);
    show("failed", text);
  },
};

// Whoever comes back to a board by key goes on where they were, or else at its place that they came to last.
function returned() {
  if (!named("twin") || !left.has(here)) return;
  const place = named(left.get(here));
  return place && usable(place) ? place : rest(named("twin"));
}

// Whoever presses keys goes on where they see it: at what it names for them, if it does.
const seen = (node) => (byKey && last.byKey && meant(named(node?.dataset.byKey))) || node;
const meant = (node) => onward(node) || (node?.matches(PRESSED) && usable(node) && node);
const next = () => seen([...document.querySelectorAll("[data-next]")].find(usable));

const SLOW = 1000; // milliseconds for which a move waits for the disk, and none after that until it has answered
let waits = true;
let revealed = Promise.resolve();
let asked = 0; // how many answers there have been
let hushed = 0; // the last of them that silenced what had been said
const AWAY = ["hush", "focus", "back", "scroll", "page"]; // of a picture that a newer one has overtaken these lead nowhere

async function onDisk() {
  const late = new Promise((resolve) => setTimeout(resolve, SLOW, "late"));
  const done = written().then(() => (waits = true));
  waits = (await Promise.race([done, late])) !== "late";
}

// What nobody asked for is shown once it is on the disk: a browser that is killed has shown nothing that it loses.
// It is kept at once, or what somebody does meanwhile would be kept before it.
export function reveal(text, post) {
  const all = JSON.parse(text);
  const kept = all.filter(({ op }) => op === "save");
  for (const effect of kept) save(effect, post);
  const rest = all.filter(({ op }) => op !== "save");
  const number = ++asked;
  const shown = revealed.then(() => kept.length && waits && onDisk()).then(() => carryOut(rest, post, number));
  revealed = shown.catch(() => {}); // it is told, as what nobody catches is; the next is shown all the same
  return shown;
}

export const apply = (text, post) => carryOut(JSON.parse(text), post, ++asked);

function carryOut(answer, post, number) {
  const late = answer.some((each) => each.op === "patch" && each.number < newest);
  const away = ({ op }) => (late && AWAY.includes(op)) || (op === "announce" && number < hushed);
  const all = answer.filter((effect) => !away(effect));
  if (all.some(({ op }) => op === "hush")) hushed = number;
  held = document.activeElement;
  byKey = held.matches(":focus-visible");
  const did = held.dataset?.do;
  const group = held.closest("#twin, #twin-things"); // of the board, what is left of it comes first
  if (location.hash !== here && byKey) left.set(here, held.id);
  here = location.hash;
  for (const effect of all) effects[effect.op](effect, post);
  // what had the focus may be gone, or do something else by now, such as end the turn: the keys go on at what the
  // app names as next
  const other = document.activeElement === held && /^offer-/.test(held.id) && held.dataset.do !== did;
  const turn = turned();
  if (other || (held !== document.body && !usable(document.activeElement)))
    (onward(group) || next())?.focus({ preventScroll: !byKey }); // a finger did not ask for the page to move
  else if (byKey && last.byKey) turn?.focus({ preventScroll: true });
}
