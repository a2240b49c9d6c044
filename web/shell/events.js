// What a person does, as messages to the app.
import { again, near } from "./finger.js";
import { PRESSED } from "./keys.js";
import { uncover } from "./sheet.js";
import { PREFIX, restore } from "./storage.js";

const named = (id) => document.getElementById(id);
const MOST = 6e6; // bytes of a file that are read: more than browsers keep for a site

export function listen(post) {
  const on = (type, selector, act) =>
    addEventListener(type, (event) => {
      const target = event.target.closest?.(selector);
      if (target) act(target, event);
    });
  const submit = (form) =>
    post({
      kind: "form",
      name: form.dataset.form,
      values: Object.fromEntries([...new FormData(form)].filter(([, value]) => !value.name)),
    });

  on("click", "[data-do]", (thing, event) =>
    post({ kind: "do", what: thing.dataset.do, near: near(thing, event), again: again(thing) }),
  );
  on("copy", "[data-copied]", ({ dataset }) => post({ kind: "do", what: dataset.copied }));
  on("submit", "form[data-form]", (form, event) => {
    event.preventDefault();
    submit(form);
  });
  on("change", "form[data-form][data-live]", submit);
  on("change", "input[type=file][data-file]", async (input) => {
    const [file] = input.files;
    const read = file.slice(0, MOST).text();
    post({ kind: "file", text: await read.catch(() => "") }); // one that cannot be read is no match, either
    input.value = ""; // the same file may be chosen again
  });
  let answered = true;
  addEventListener("keydown", async (event) => {
    const { target } = event;
    const thing = target.closest?.("[data-keys]") ?? (target === document.body && named("main"));
    const key = event.key === " " ? "Space" : event.key; // spaces stand between names
    const wanted = thing?.dataset?.keys?.split(" ").includes(key) && !event.defaultPrevented;
    if (!wanted || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.matches("input, select, textarea")) return;
    if (key === "Space" && target.closest(PRESSED)) return;
    event.preventDefault();
    if (event.repeat && !answered) return; // a key that is held is heard again after the answer
    answered = false;
    await post({ kind: "key", key });
    answered = true;
  });
  // in another window of the site, or while this page was left and kept by the browser
  const elsewhere = () => post({ kind: "elsewhere", storage: restore });
  addEventListener("storage", ({ key }) => key?.startsWith(PREFIX) && elsewhere());
  addEventListener("pageshow", ({ persisted }) => persisted && elsewhere());
  uncover(post);
  // by the time one change is heard there may have been another
  addEventListener("hashchange", ({ newURL }) => post({ kind: "route", route: new URL(newURL).hash || "#/" }));
}
