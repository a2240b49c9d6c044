// What can be done below a board keeps the height that it once needed there, as long as the board has more room
// than it must: nothing moves under a finger when words and buttons come and go.
const LEFT = 80; // pixels at most that stay empty, less on a low screen: after a long text a board grows again
const LOW = 12; // of such a part of the screen
const LINE = 24; // of these where no finger is on the board: in a film, and once it is somebody else's turn
let here = ""; // the page and the screen for which it is kept
let whose = ""; // whose turn it was
let most = 0; // pixels that the panel has needed on it
let own = 0; // the same in this turn
let settled = 0; // pixels that it keeps
let words = ""; // what it says
let before = {}; // the same in earlier turns, by whose they were: the next one of theirs begins with that room

const pixels = (node, name) => Number.parseFloat(getComputedStyle(node)[name]) || 0;
const height = (node) => node.getBoundingClientRect().height;

// Pixels that what stands in the panel takes, however high it is; what is only heard takes none, and what has no box
// of its own, which would end at the top of the screen, wherever that is on the page.
function needed(panel) {
  const stands = (each) =>
    each.getClientRects().length && !/absolute|fixed/.test(getComputedStyle(each).position);
  const seen = [...panel.querySelectorAll(":scope > *, .said > *")].filter(stands);
  const boxes = seen.map((each) => each.getBoundingClientRect());
  const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  const around = ["paddingTop", "paddingBottom", "borderTopWidth"];
  return high + around.reduce((sum, name) => sum + pixels(panel, name), 0);
}

// Pixels that the board could give; negative where the page is longer than the screen already.
function spare(board) {
  const play = board.closest(".play");
  return height(board) - pixels(board, "flexBasis") - (height(play) - pixels(play, "minHeight"));
}

// Beside a board it may have to scroll: what it says anew is read from its beginning.
function begin(panel) {
  panel?.style.removeProperty("--settled");
  const said = panel?.querySelector(".prompt")?.textContent ?? "";
  if (said !== words) panel?.scrollTo({ top: 0 });
  words = said;
}

// Called after each patch.
export function keepRoom() {
  const panel = document.getElementById("controls");
  const board = document.querySelector(".parts > .board");
  const below = panel && board && panel.getBoundingClientRect().top >= board.getBoundingClientRect().bottom;
  const place = below ? `${location.hash.split("/", 3)} ${innerWidth} ${innerHeight}` : "";
  if (place !== here) [here, most, own, settled, before] = [place, 0, 0, 0, {}];
  if (!below) return begin(panel);
  panel.style.removeProperty("--free");
  const need = needed(panel);
  const turn = document.querySelector(".player[aria-current]")?.id ?? "";
  if (turn !== whose) {
    before[whose] = own;
    [whose, most, own] = [turn, Math.max(before[turn] ?? 0, Math.min(own, need + LINE)), 0];
  }
  const advised = panel.querySelector(".advised");
  // what a hint took, the button that ends the wait for one, or a question, comes back when it goes
  const passes = advised || panel.matches(":has(#hint):has(#enough), :has([role=group].actions)");
  if (!passes) [most, own] = [Math.max(most, need), Math.max(own, need)];
  const left = panel.querySelector(".film") ? LINE : Math.min(LEFT, innerHeight / LOW);
  const room = Math.max(need + left, advised ? settled : 0);
  // on the panel and not on the page, all of whose styles would be found out anew
  settled = Math.min(most, room, height(panel) + spare(board));
  panel.style.setProperty("--settled", `${settled}px`);
  // a hint is scrolled beyond a few lines, but not beside empty room
  if (advised) panel.style.setProperty("--free", `${height(panel) - needed(panel)}px`);
}

// An attribute that a patch leaves alone.
export const kept = (node, name) => name === "style" && node.id === "controls";

addEventListener("resize", keepRoom);
