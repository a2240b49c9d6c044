// What can be told of a board from its address alone, before there is an app.

// The languages that there are words for; undefined for another.
export const tongue = (language) => /^(en|pt|de)\b/i.exec(language)?.[0].toLowerCase();

// Whether the reader shall only look.
const shown = (asked) =>
  ["position", "match"].some((name) => asked.has(name)) && !["play", "task"].some((name) => asked.has(name));

// What it is called, and what stands on the button that starts it: words as tools/embed.py wrote them.
export function said(asked, words) {
  const game = asked.get("game");
  const title = Object.hasOwn(words.titles, game) ? words.titles[game] : "Serão";
  return { title, start: shown(asked) ? words.look : words.play };
}

// The addresses of its picture, the best first; none of a game that is not there.
export function pictures(asked, words) {
  const game = asked.get("game");
  if (!Object.hasOwn(words.titles, game)) return [];
  const named = asked.get("lesson") ?? asked.get("puzzle");
  const names = named && named !== "daily" ? [named, "start"] : ["start"];
  return names.map((name) => `pictures/${game}/${encodeURIComponent(name)}${words.suffix}.svg`);
}

// Shows the first picture that can be had, or none.
export function depict(image, addresses) {
  const [first, ...others] = addresses;
  image.hidden = !first;
  image.onerror = () => depict(image, others);
  if (!first) image.removeAttribute("src");
  else if (image.src !== first) image.src = first;
}
