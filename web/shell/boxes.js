// What the page says of itself when the app cannot: of a wait, and of every failure, in boxes below the page. The
// sentences are attributes of #errors, written by the build from the catalogues, in each language.
export const SOON = 1000; // milliseconds of silence before the page says that it waits
export const PATIENCE = 30_000; // and before it says what may be done about it

const place = () => document.getElementById("errors");

export const find = (name) => place().querySelector(`[data-name="${name}"]`);
export const sentence = (name) =>
  place().getAttribute(`data-${name}-${place().lang}`) ?? place().getAttribute(`data-${name}-en`);

// some browsers leave the message out of the stack
export const described = (error) =>
  error?.stack?.includes(error.message) ? error.stack : [error, error?.stack].join("\n").trim();

// An empty box, to be filled.
export function frame(name) {
  const box = document.createElement("div");
  box.className = "error-box";
  box.role = "alert";
  box.dataset.name = name;
  place().append(box);
  return box;
}

export function button(name, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = sentence(name);
  made.onclick = act;
  return made;
}

// name: "late" or "failed"; detail: technical text to pass on to us, kept below the sentence.
export function show(name, detail = "") {
  let box = find(name);
  if (!box) {
    box = frame(name);
    box.append(document.createElement("p"), document.createElement("pre"));
  }
  const [words, details] = box.children;
  words.textContent = sentence(name);
  if (!details.textContent.includes(detail)) details.append(`${detail}\n`);
  details.hidden = !details.textContent;
}

export const hide = (name) => find(name)?.remove();

// What is said of a wait that is no failure. Its place stands there empty, so that words in it are read out.
export const say = (words) => (document.getElementById("patience").textContent = words);
