// <serao-board game="trio" lesson="first">: a living board in any page. See docs/embedding.md; the types of
// all that is said stand in embed.d.ts. WORDS is put in by the build.
import { WITH, depict, pictures, said, tongue } from "./asked.js";

const HERE = (document.currentScript ?? document.querySelector('script[src*="embed.js"]')).src;
const ASKED = "game lesson puzzle position match steps at seat play seats task also goal done wrong".split(" ");
const LATER = { lang: "language", theme: "theme" }; // what is said when one of these is changed
const TOLD = {
  ready: { game: "string", language: "string" },
  move: { move: "string", seat: "number", over: "boolean" },
  refused: { rule: "string", sentence: "string" },
  solved: { tries: "number" },
  height: { height: "number" },
  error: { sentence: "string" },
};
// without spaces: all of it is sent to every page with a board
const STYLE = `
:host{display:block;color-scheme:light dark}
:host([hidden]){display:none}
:host([theme="light"]){color-scheme:light}
:host([theme="dark"]){color-scheme:dark}
div{position:relative;overflow:hidden;border-radius:0.75rem;
background:light-dark(#f5ecdd,#17110d);break-inside:avoid}
button{display:flex;flex-direction:column;align-items:center;width:100%;padding:0;border:0;background:none;
cursor:pointer;font:600 1rem/1.2 system-ui,sans-serif}
button:focus-visible{outline:3px solid light-dark(#82320f,#f0a24a);outline-offset:-3px}
img{display:block;width:100%;min-height:20rem;max-height:44rem;
object-fit:contain;aspect-ratio:var(--serao-ratio,4 / 3)}
img[hidden]{visibility:hidden}
strong:empty{display:none}
span,strong{padding:0.8rem 1.4rem}
span{margin:0.8rem;border-radius:9rem;background:#82320f;color:#fff6e6}
iframe{position:absolute;width:100%;height:100%;border:0;inset:0}
@media print {:host{color-scheme:light !important}span{display:none}}
`;

const make = (name, properties) => Object.assign(document.createElement(name), properties);
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

class Board extends HTMLElement {
  static observedAttributes = [...ASKED, "solution", "src", "picture", ...Object.keys(LATER)];

  #box = make("div");
  #image = make("img", { loading: "lazy" });
  #question = make("strong");
  #label = make("span");
  #button = make("button"); // of a shadow tree: it submits no form of the page
  #frame; // once the reader has asked
  #unsaid; // what is said when it hears; undefined once it does
  #loaded; // what load() asked for, in place of the attributes
  #drawing = false;
  #sight = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && this.#start());

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open", delegatesFocus: true });
    shadow.adoptedStyleSheets = [sheet];
    this.#button.append(this.#question, this.#image, this.#label);
    this.#button.onclick = () => this.#start(true);
    this.#box.append(this.#button);
    shadow.append(this.#box);
  }

  connectedCallback() {
    addEventListener("message", this);
    this.#show();
    if (this.hasAttribute("autostart")) this.#sight.observe(this);
  }

  disconnectedCallback() {
    removeEventListener("message", this);
    this.#sight.disconnect();
    this.#frame = undefined;
    this.#box.style.height = "";
    this.#box.replaceChildren(this.#button);
  }

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    const what = LATER[name];
    if (what && this.#frame) return this.#say(what, now ?? "");
    if (!what) this.#loaded = undefined;
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => {
      this.#drawing = false;
      this.#show();
    });
  }

  // what: the question of an address of embed.html, or its parts
  load(what) {
    this.#loaded = new URLSearchParams(what);
    this.#show();
  }

  play(level = "") {
    if (!this.#frame) this.#start();
    this.#say("play", level);
  }

  reset() {
    if (this.#frame) this.#say("reset");
  }

  get #asked() {
    const asked = new URLSearchParams(this.#loaded);
    for (const name of this.#loaded ? ["theme"] : [...ASKED, "theme"]) {
      if (this.hasAttribute(name) && !asked.has(name)) asked.set(name, this.getAttribute(name));
    }
    if (!this.#loaded) {
      for (const move of this.getAttribute("solution")?.split("|") ?? []) asked.append("solution", move.trim());
    }
    const { lang } = this.closest("[lang]") ?? document.documentElement;
    if (!asked.has("lang") && tongue(lang)) asked.set("lang", tongue(lang));
    return asked;
  }

  get #address() {
    const own = this.getAttribute("src");
    return own ? new URL(own, document.baseURI) : new URL("embed.html", HERE);
  }

  // Where the frame's messages come from; undefined where it has no origin: in a sandbox, on a disk.
  get #origin() {
    const { origin, protocol } = this.#address;
    const { sandbox } = this.#frame;
    const boxed = this.hasAttribute("sandbox") && !sandbox.contains("allow-same-origin");
    return boxed || protocol === "file:" ? undefined : origin;
  }

  #show() {
    const asked = this.#asked;
    if (this.#frame) return this.#say("load", String(asked));
    const words = WORDS[tongue(asked.get("lang")) ?? tongue(navigator.language) ?? "en"];
    const { title, question, start } = said(asked, words);
    this.#image.alt = title;
    this.#question.textContent = question;
    this.#label.textContent = start;
    // on a disk there are none of ours
    const found = HERE.startsWith("file:") ? [] : pictures(asked, words);
    const own = !this.#loaded && this.getAttribute("picture");
    if (own) found.unshift(new URL(own, document.baseURI).href);
    depict(this.#image, found, HERE);
  }

  #start(byHand) {
    if (this.#frame) return;
    this.#sight.disconnect();
    const address = this.#address;
    address.search = this.#asked;
    address.hash = "start"; // the reader has asked already
    const frame = make("iframe", { title: this.#image.alt, referrerPolicy: "no-referrer", allow: "clipboard-write" });
    if (this.hasAttribute("sandbox")) frame.sandbox = this.getAttribute("sandbox");
    frame.src = address;
    frame.onload = () => {
      if (frame !== this.#frame) return;
      if (byHand && this.shadowRoot.activeElement === this.#button) frame.focus();
      this.#button.remove();
      const unsaid = this.#unsaid;
      this.#unsaid = undefined;
      unsaid?.forEach((message) => this.#post(message));
    };
    this.#unsaid = [];
    this.#frame = frame;
    this.#grow(this.#box.offsetHeight); // which the button has made until now
    this.#box.append(frame);
  }

  #say(kind, text) {
    const message = { serao: 1, kind, ...(WITH[kind] && { [WITH[kind]]: text }) };
    if (this.#unsaid) this.#unsaid.push(message);
    else this.#post(message);
  }

  #post(message) {
    this.#frame.contentWindow.postMessage(message, this.#origin ?? "*");
  }

  handleEvent({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || data?.serao !== 1) return;
    const expected = this.#origin;
    if (expected ? origin !== expected : !/^(null|file:.*)$/.test(origin)) return;
    const { serao, kind, ...detail } = data;
    const shape = Object.hasOwn(TOLD, kind) && Object.entries(TOLD[kind]);
    if (!shape || shape.some(([name, type]) => typeof detail[name] !== type)) return;
    if (kind === "height") this.#grow(detail.height);
    this.dispatchEvent(new CustomEvent(`serao-${kind}`, { bubbles: true, composed: true, detail }));
  }

  #grow(height) {
    // in pixels
    if (height > 0 && height < 1e5) this.#box.style.height = `${height}px`;
  }
}

if (!customElements.get("serao-board")) customElements.define("serao-board", Board);
