// What there is to see of a board before the reader has asked for it: a picture and a button. Only then
// is the app fetched.
import { depict, pictures, said, tongue } from "../embed/asked.js";
import { hear, tell } from "./host.js";

const FOLLOWED = "#start"; // the element asks so, when its own button was pressed
const AT_ONCE = "#open"; // the page for authors asks so, when its own was
const root = document.documentElement;

const read = () => new URLSearchParams(location.search);

function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

// fetchApp: a promise of what framed.js exports.
export function cover(fetchApp) {
  const words = JSON.parse(root.dataset.cover);
  const image = element("img", { alt: "" });
  const question = element("strong");
  const label = element("span");
  const button = element("button", { type: "button", id: "cover" });
  let asked = read();
  let told = {}; // how large it was said to be
  let app; // once it has been asked for: a promise of what sends it a message

  function draw() {
    root.lang = tongue(asked.get("lang")) ?? tongue(navigator.language) ?? "en";
    document.getElementById("errors").lang = root.lang;
    root.dataset.theme = asked.get("theme") ?? "auto";
    const { title, question: asks, start } = said(asked, words[root.lang]);
    document.title = image.alt = title;
    question.textContent = asks;
    label.textContent = start;
    // a single file has no pictures beside it
    depict(image, root.dataset.shell ? pictures(asked, words[root.lang]) : [], location);
  }

  // A frame that shows the picture is as high as its page made it; later one of the same width only
  // grows: its height may itself be what the app is drawn by.
  function grow() {
    const { width, height: exact } = document.body.getBoundingClientRect();
    const height = Math.ceil(exact);
    if (button.isConnected || (width === told.width && height <= told.height)) return;
    told = { width, height };
    tell("height", { height });
  }

  function uncover() {
    button.remove();
    grow();
  }

  function begin() {
    if (app) return;
    root.dataset.waiting = "";
    app = fetchApp().then(
      ({ begin }) => begin(`?${asked}`, uncover),
      (error) => {
        console.info(error);
        app = undefined; // the next touch tries again
        delete root.dataset.waiting;
        label.textContent = words[root.lang].unreached;
        tell("error", { sentence: label.textContent });
      },
    );
  }

  hear(async (what, text) => {
    if (what === "load") told = {};
    if (app) return (await app)?.({ kind: "host", what, text });
    if (what === "load") asked = new URLSearchParams(text);
    if (what === "language") asked.set("lang", text);
    if (what === "theme") asked.set("theme", text);
    if (what === "play") asked.set("play", text);
    draw();
    if (what === "play") begin();
  });

  button.append(question, image, label);
  button.onclick = begin;
  document.getElementById("app").replaceWith(button, element("div", { id: "app" }));
  draw();
  new ResizeObserver(grow).observe(document.body);
  if (location.hash === FOLLOWED) root.dataset.followed = ""; // the frame is made as high as it has to be
  if ([FOLLOWED, AT_ONCE].includes(location.hash)) begin();
}
