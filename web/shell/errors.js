// Every failure is shown. The sentences are attributes of #errors, written by the build from the
// catalogues, in each language; the app may set the language of #errors.
const place = document.getElementById("errors");
place.lang ||= navigator.language.slice(0, 2);

let meant = () => {};

// What else is to be done whenever something is shown.
export const also = (act) => (meant = act);

export const find = (name) => place.querySelector(`[data-name="${name}"]`);
export const sentence = (name) =>
  place.getAttribute(`data-${name}-${place.lang}`) ?? place.getAttribute(`data-${name}-en`);

// some browsers leave the message out of the stack
const described = (error) =>
  error?.stack?.includes(error.message) ? error.stack : [error, error?.stack].join("\n").trim();

// An empty box, to be filled.
export function frame(name) {
  const box = document.createElement("div");
  box.className = "error-box";
  box.role = "alert";
  box.dataset.name = name;
  place.append(box);
  return box;
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
  meant();
}

export const hide = (name) => find(name)?.remove();

// What is said of a wait that is no failure; it stands there empty, so that words in it are read out.
const patience = document.createElement("p");
patience.id = "patience";
patience.role = "status";
document.body.append(patience);

export const say = (words) => (patience.textContent = words);

export function watch(worker) {
  const failed = ({ error, message }) => show("failed", described(error ?? message));
  worker.onerror = failed; // what PyScript reports
  worker.addEventListener("error", failed); // what the browser reports
}

addEventListener("error", ({ error, message }) => show("failed", described(error ?? message)));
addEventListener("unhandledrejection", ({ reason }) => show("failed", described(reason)));
