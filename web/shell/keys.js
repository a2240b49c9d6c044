// Keys of a table: arrows go over the grid of its places, letters and digits press what is marked with them.
import { reveal } from "./zoom.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TYPED = "input:not([type='range']), select, textarea, [contenteditable]";
export const PRESSED = "a, button, summary, [tabindex='0']"; // what Enter and the space bar mean something to
const HAND = "#stage button[data-do^='tap ']:not(#other-ways *)";
const STILL = 10; // frames without a change after which the ring rests
const STIRS = ["scroll", "resize", "transitionrun", "animationstart", "panzoomchange", "pointermove"];
const PARTS = ["twin", "twin-things"];
const GOES = /^(Tab|Home|End|Page|Arrow)/;
const DOES = /^[\dn ]$|^Enter$/;
const latest = new Map(); // a table and a part of its twin -> the id of the place in it which had the focus last
const ring = document.createElement("div");
export const last = { byKey: false }; // whether what somebody did last was by key
let asked = ""; // the kind of the last decision, and at which table
let strolls = false; // whether somebody has gone to another place since they last did something
let following = false;
let still = 0;

const named = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const table = () => location.hash.split("/", 3).join("/");
const part = (node) => node.closest?.("#twin, #twin-things");

export const usable = (node) =>
  node !== document.body &&
  node.getClientRects().length > 0 &&
  !node.matches(":disabled") &&
  !node.closest("[inert]");

// What stands on the board for a place of the twin, or the part of it that rises.
const drawn = (node) => {
  const place = named(node.dataset.at);
  return place?.querySelector("[data-ring]") ?? place;
};

// Called after each patch: each part of the twin is reached by Tab where the focus was last.
export function settle() {
  wake();
  for (const group of PARTS.map(named).filter((one) => one)) {
    const place = named(latest.get(table() + group.id));
    if (group.closest("#stage[inert]")) latest.delete(table() + group.id); // whoever comes next begins anew
    else if (place && part(place) === group) reach(group, place);
  }
}

function reach(group, place) {
  for (const other of group.querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
  place.tabIndex = 0;
}

// Where the keys go on in a part of the twin, if it is still there.
export const rest = (group) =>
  group?.isConnected && !group.closest("[inert]") && group.querySelector("[tabindex='0']");

// The first place of the board that answers what is asked, or else the first thing of the hand.
function answer() {
  const grid = named("twin");
  if (grid?.dataset.asks && !grid.closest("[inert]"))
    return grid.querySelector("[data-answers]") ?? all(HAND).find(usable);
}

// Where the keys go on in a part of the twin when what they were at has gone.
export const onward = (group) => (group?.id === "twin" && answer()) || rest(group);

// Called with each answer: where the keys go on that are at a place which does not answer what is asked, if that is
// another kind of decision and nobody is on their way over the board.
export function turned() {
  const asks = named("twin")?.dataset.asks;
  const before = asked;
  if (asks) asked = table() + asks;
  const node = document.activeElement;
  const idle = part(node) && !node.matches("[data-answers]") && !strolls;
  return asks && asked !== before && idle ? answer() : undefined;
}

// Where an arrow leads over the rows and columns of the grid: past gaps, which only a map has. At the end of a row of a
// map, sideways to what is nearest on it.
function over(node, [x, y]) {
  const cell = node.closest("[role=gridcell]");
  const rows = all("#twin [role=row]").map((row) => [...row.children]);
  const row = rows.findIndex((cells) => cells.includes(cell));
  const column = rows[row].indexOf(cell);
  const ahead = (line, at, by) => (by > 0 ? line.slice(at + 1) : line.slice(0, at).reverse());
  const place = (cells) => cells.map((one) => one.firstElementChild).find((one) => one);
  if (x) {
    const along = place(ahead(rows[row], column, x));
    return along ?? (node.closest("[data-map]") ? aside(rows, row, column, x) : undefined);
  }
  const further = ahead(rows, row, y);
  const away = (one) => Math.abs(further[0].indexOf(one) - column);
  const straight = place(further.map((cells) => cells[Math.min(column, cells.length - 1)]));
  return straight ?? place([...(further[0] ?? [])].sort((one, other) => away(one) - away(other)));
}

function aside(rows, row, column, x) {
  const answers = (place) => place.matches("[data-answers]") / 2; // of two that are as near
  const far = ([y, at, place]) => Math.abs(y - row) + Math.abs(at - column) - answers(place);
  const spots = rows.flatMap((cells, y) => cells.map((cell, at) => [y, at, cell.firstElementChild]));
  const there = spots.filter(([, at, place]) => place && (at - column) * x > 0);
  return there.sort((one, other) => far(one) - far(other))[0]?.[2];
}

const neighbour = (list, node, [x, y]) => list[list.indexOf(node) + x + y];

// What an arrow, Home, End or a page key leads to: below the board lies the hand.
function target(node, key) {
  const group = part(node);
  const way = WAYS[key];
  const log = node.closest("#story"); // of its ways to a moment, the Tab key reaches one
  if (log) return way?.[1] ? neighbour([...log.querySelectorAll("[tabindex]")], node, way) : undefined;
  if (way && group?.id === "twin") return over(node, way) ?? (way[1] > 0 ? all(HAND).find(usable) : undefined);
  if (way && !group && way[1]) return way[1] < 0 ? rest(named("twin")) : undefined;
  if (way) return neighbour(group ? all("#twin-things button") : all(HAND).filter(usable), node, way);
  if (!group) return;
  const row = [...(node.closest("[role=row]") ?? group).querySelectorAll("button:first-child")];
  const order = [...group.querySelectorAll("button")];
  const at = order.indexOf(node);
  return { Home: row[0], End: row.at(-1), PageUp: order[at - 1], PageDown: order[at + 1] }[key];
}

// As much of it as its board does not cut off.
function inSight(place) {
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const frame = (place.closest(".board") ?? document.body).getBoundingClientRect();
  return {
    left: Math.max(left, frame.left),
    top: Math.max(top, frame.top),
    right: Math.min(right, frame.right),
    bottom: Math.min(bottom, frame.bottom),
  };
}

// The ring lies over what is drawn of the place that has the focus, as long as that moves.
function follow() {
  const node = document.activeElement;
  const place = part(node) && drawn(node);
  ring.hidden = !place;
  const before = ring.style.cssText;
  if (place) {
    const { left, top, right, bottom } = inSight(place);
    const size = { width: `${right - left}px`, height: `${bottom - top}px` };
    Object.assign(ring.style, { translate: `${left}px ${top}px`, ...size });
  }
  still = ring.style.cssText === before ? still + 1 : 0;
  following = !!place && still < STILL;
  if (following) requestAnimationFrame(follow);
}

// Whatever may move what is drawn.
function wake() {
  still = 0;
  if (!following && (part(document.activeElement) || !ring.hidden)) follow();
}

// What a key stands for, to press it or to go to the first that can be pressed in it: [data-key="n Enter"] answers to
// both. Escape is no letter that somebody might not want.
const keyed = (key) =>
  all(key === "Escape" ? "[data-key]" : "[data-letters] [data-key]").find(
    (node) => node.dataset.key.split(" ").includes(key) && usable(node),
  );

export function listenForKeys(post) {
  ring.id = "ring";
  ring.hidden = true;
  document.body.append(ring);

  addEventListener("focusin", ({ target: node }) => {
    const group = part(node);
    const log = node.closest?.("#story");
    if (log && log !== node) reach(log, node);
    document.documentElement.toggleAttribute("data-told", !!node.closest?.(".twin"));
    if (!group) return;
    latest.set(table() + group.id, node.id);
    reach(group, node);
    const place = drawn(node);
    if (place) reveal(place);
  });
  for (const stir of ["focusin", "focusout", ...STIRS]) addEventListener(stir, wake, { capture: true, passive: true });

  addEventListener("pointerdown", () => (last.byKey = false), { capture: true, passive: true });
  addEventListener("keydown", (event) => {
    const { key, target: node } = event;
    last.byKey = true;
    if (event.altKey || event.ctrlKey || event.metaKey || !node.closest || node.closest(TYPED)) return;
    if (GOES.test(key)) strolls = true;
    if (DOES.test(key)) strolls = false;
    const listed = part(node) || node.closest("#story") || node.matches(HAND);
    const there = listed ? target(node, key) : undefined;
    if (there) {
      event.preventDefault();
      return there.focus({ preventScroll: !there.closest("#story") });
    }
    if (part(node) && key in WAYS) return event.preventDefault(); // the edge: nothing scrolls
    const { counts } = node.dataset;
    if (counts && /^[-+\d]$/.test(key)) {
      event.preventDefault();
      return post({ kind: "do", what: `${counts} ${key}` });
    }
    const single = key.length === 1 || key === "Escape" || (key === "Enter" && !node.closest(PRESSED));
    const found = single && !event.repeat && keyed(key.length > 1 ? key : key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    if (found.matches("button, a")) return found.click();
    (found.querySelector("[tabindex='0']") ?? found.querySelector(PRESSED))?.focus();
  });
}
