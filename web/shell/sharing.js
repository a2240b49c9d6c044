// Gives things away: through the device's own share sheet where there is one, else by the clipboard or as
// a file.

// The app draws "Share" only where this mark is (web/static/pages.css).
if (navigator.share) document.documentElement.dataset.sheet = "";

const LONG = 1600; // pixels of the longer side of a picture

export function download({ name, text, type = "text/plain" }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, 10_000, link.href);
}

// An SVG document, which says how large it is, as a PNG file.
async function png(svg, name) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = LONG / Math.max(image.naturalWidth, image.naturalHeight);
  canvas.width = Math.round(scale * image.naturalWidth);
  canvas.height = Math.round(scale * image.naturalHeight);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done));
  return new File([blob], name, { type: "image/png" });
}

// Where the clipboard is closed to us, the person copies from a prompt.
export async function copy({ text }) {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    prompt("", text);
    return "shown";
  }
}

async function given({ title, text, url, picture, name }) {
  const data = { title, text };
  if (url) data.url = url;
  if (picture) data.files = [await png(picture, name)];
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return "sheet";
    } catch (error) {
      if (error.name === "AbortError") return "left";
    }
  }
  if (!picture) return copy({ text: [text, url].filter(Boolean).join("\n") });
  save(data.files[0]);
  return "saved";
}

const save = (file) => download({ name: file.name, text: file, type: file.type });

const told = (act, post) =>
  act.then(
    (how) => post({ kind: "shared", how }),
    (error) => {
      console.info(error);
      post({ kind: "shared", how: "broken" });
    },
  );

export const share = (what, post) => told(given(what), post);

export const paint = ({ name, picture }, post) =>
  told(
    png(picture, name).then((file) => {
      save(file);
      return "saved";
    }),
    post,
  );
