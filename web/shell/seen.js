// What was last on the page, shown again until the app has drawn it anew. Only what the app marks
// with data-again may be shown to whoever comes next.
const root = document.documentElement;
const app = document.getElementById("app");
const here = () => location.hash || "#/";
const slot = () => `seen.serao.${here().startsWith("#/table/") ? "table" : "page"}`;

export function forget() {
  for (const kind of ["table", "page"]) localStorage.removeItem(`seen.serao.${kind}`);
}

function remember() {
  if (!document.hidden || root.dataset.waiting !== undefined || !app.querySelector("[data-again]")) return;
  const { lang, dataset } = root;
  const page = { version: dataset.version, route: here(), title: document.title, html: app.innerHTML };
  try {
    localStorage.setItem(slot(), JSON.stringify({ ...page, lang, theme: dataset.theme }));
  } catch {} // forbidden or full: then the next visit waits for the app
}

function recall() {
  if (root.dataset.waiting === undefined) return;
  try {
    const seen = JSON.parse(localStorage.getItem(slot()));
    if (seen?.version !== root.dataset.version || seen.route !== here()) return;
    app.innerHTML = seen.html;
    document.title = seen.title;
    root.lang = seen.lang;
    root.dataset.theme = seen.theme;
    root.dataset.waiting = "";
  } catch {} // forbidden or damaged: as if it had never been kept
}

export function keepSight() {
  recall();
  addEventListener("hashchange", recall);
  addEventListener("visibilitychange", remember);
}
