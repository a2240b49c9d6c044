// What the app asks of the page. Each effect is named as in the app; a patch older than the one on
// the page is dropped.
import { Idiomorph } from "idiomorph";
import { steady } from "./drag.js";
import { show } from "./errors.js";
import { save } from "./storage.js";
import { tend, zoomed } from "./zoom.js";

const root = document.documentElement;
const named = (id) => document.getElementById(id);
let newest = 0;

const morph = {
  morphStyle: "innerHTML",
  callbacks: {
    // what is the person's own stays: the zoom, details they opened, what they are typing
    beforeAttributeUpdated: (name, node) =>
      !zoomed(node, name) &&
      !(name === "open" && node.localName === "details") &&
      !(name === "value" && node === document.activeElement),
  },
};

const effects = {
  patch({ id, html, number }) {
    if (number < newest) return;
    newest = number;
    Idiomorph.morph(named(id), html, morph);
    tend();
    steady();
  },
  save: ({ key, text }, post) => save(key, text, post),
  announce({ text }) {
    // a new element is read out even when its words are those of the last one
    const line = document.createElement("p");
    line.textContent = text;
    named("announcer").append(line);
    while (named("announcer").childElementCount > 5) named("announcer").firstElementChild.remove();
  },
  focus: ({ id }) => named(id)?.focus(),
  scroll: ({ id }) => named(id)?.scrollIntoView(),
  after: ({ ms, what, number }, post) => setTimeout(post, ms, { kind: "after", what, number }),
  download({ name, text, type }) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    setTimeout(URL.revokeObjectURL, 10_000, link.href);
  },
  // where the clipboard is closed to us, the person copies from a prompt
  copy: ({ text }) => navigator.clipboard.writeText(text).catch(() => prompt("", text)),
  route({ route, replace }) {
    if (replace) history.replaceState(null, "", route);
    else location.hash = route;
  },
  page({ language, theme, title }) {
    root.lang = named("errors").lang = language;
    root.dataset.theme = theme;
    document.title = title;
  },
  error({ text }) {
    console.error(text);
    show("failed", text);
  },
};

export function apply(text, post) {
  for (const effect of JSON.parse(text)) effects[effect.op](effect, post);
}
