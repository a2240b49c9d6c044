// What can be told of a board from its address alone, before there is an app; and what is asked of a frame.

// Of each thing that a page may ask, what its text is called.
export const WITH = { load: "query", play: "level", reset: null, language: "language", theme: "theme" };

// The languages that there are words for; undefined for another.
export const tongue = (language) => /^(en|pt|de)\b/i.exec(language)?.[0].toLowerCase();

// Whether what lies there is the author's own, of which there is no picture among ours.
const own = (asked) => ["position", "match", "steps"].some((name) => asked.has(name));

// What the author asks: the task, or how many steps a lesson of theirs has and what the first asks. Nothing where
// that cannot be read: the app will say what is wrong.
function question(asked, words) {
  try {
    const steps = JSON.parse(asked.get("steps"));
    return steps ? words.first.replace("#", steps.length) + (steps[0].task ?? "") : asked.get("task");
  } catch {}
}

// What it is called, what the author asks, and what stands on the button that starts it: words as
// tools/embed.py wrote them.
export function said(asked, words) {
  const game = asked.get("game");
  const title = Object.hasOwn(words.titles, game) ? words.titles[game] : "Serão";
  const asks = question(asked, words);
  const purpose = asks ? "solve" : own(asked) && !asked.has("play") ? "look" : "play";
  return { title, question: asks, start: words[purpose] };
}

// The addresses of its picture, the best first; none of a game that is not there. Each is true of what lies there, or
// else the game's poster.
export function pictures(asked, words) {
  const game = asked.get("game");
  if (!Object.hasOwn(words.titles, game)) return [];
  const named = asked.get("lesson") ?? asked.get("puzzle");
  const first = named === "daily" || own(asked) ? "poster" : (named ?? "start");
  return [first, "poster"].map((name) => `pictures/${game}/${encodeURIComponent(name)}${words.suffix}.svg`);
}

// Shows the first picture that can be had, or none; `base` is where their addresses begin.
export function depict(image, pictures, base) {
  const [first, ...others] = pictures;
  image.hidden = !first;
  image.onerror = () => depict(image, others, base);
  const address = first && new URL(first, base).href;
  if (!first) image.removeAttribute("src");
  else if (image.src !== address) image.src = address;
}
