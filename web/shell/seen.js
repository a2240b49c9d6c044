// What there is to see before the app has drawn it: the page as it was last, or as the build drew it.
// Only what the app marks with data-again may be shown to whoever comes next. A plain script, before
// all others: nothing is painted until it has run.
import { described, PATIENCE, SOON, say, sentence, show as tell } from "./boxes.js";

const root = document.documentElement;
const app = document.getElementById("app");
const here = () => location.hash || "#/";
const slot = () => `seen.serao.${here().startsWith("#/table/") ? "table" : "page"}`;

function remember() {
  if (!document.hidden || root.dataset.waiting !== undefined || !app.querySelector("[data-again]")) return;
  const { lang, dataset } = root;
  const page = { version: dataset.version, route: here(), title: document.title, html: app.innerHTML };
  try {
    localStorage.setItem(slot(), JSON.stringify({ ...page, lang, theme: dataset.theme }));
  } catch {} // forbidden or full: then the next visit waits for the app
}

function show({ html, lang, title = document.title, theme = root.dataset.theme }) {
  app.innerHTML = html;
  document.title = title;
  root.lang = lang;
  if (theme) root.dataset.theme = theme;
  root.dataset.waiting = "";
  // what has arrived before does not arrive a second time
  for (const animation of app.getAnimations({ subtree: true })) animation.finish();
}

function recall() {
  try {
    const seen = JSON.parse(localStorage.getItem(slot()));
    if (seen?.version !== root.dataset.version || seen.route !== here()) return false;
    show(seen);
    return true;
  } catch {
    return false; // forbidden or damaged: as if it had never been kept
  }
}

// as the build drew it: every page that is the same for everybody new
async function glimpse(asked) {
  const route = here();
  const answer = await asked;
  const html = answer?.ok && (await answer.text());
  if (root.dataset.waiting === undefined || route !== here()) return;
  if (html) show({ html, lang: early.language });
  else if (route === "#/") root.dataset.waiting = ""; // rather in English than nothing
}

document.getElementById("errors").lang = early.language; // what is said before the app can choose
if (!recall()) glimpse(early.sight);
addEventListener("hashchange", () => {
  if (root.dataset.waiting !== undefined && !recall()) glimpse(early.fetch());
});
addEventListener("visibilitychange", remember);
// what is pressed meanwhile is kept for the app, and shows at once that it is
addEventListener("click", ({ target }) => {
  if (root.dataset.waiting !== undefined) target.closest("[data-do]")?.classList.add("heard");
});

// Until the shell is here nobody else can say that it is late, or that it does not come.
const soon = setTimeout(() => say(sentence("soon")), SOON);
const late = setTimeout(tell, PATIENCE, "late");
function fail({ target, error, message }) {
  if (target !== window && target.localName !== "script") return; // a picture
  early.over();
  say("");
  tell("failed", described(error ?? message ?? target.src));
}
early.over = () => {
  clearTimeout(soon);
  clearTimeout(late);
  removeEventListener("error", fail, true);
};
addEventListener("error", fail, true);
