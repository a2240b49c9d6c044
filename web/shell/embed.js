// What embed.html starts.
import { cover } from "./cover.js";

const root = document.documentElement;

function style() {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: root.dataset.style });
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => reject(new Error(sheet.href));
    document.head.append(sheet);
  });
}

cover(async () => (await Promise.all([import(new URL(root.dataset.shell, location)), style()]))[0]);
