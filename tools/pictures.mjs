// node tools/pictures.mjs <folder> <width>: draws every SVG file of the folder as a PNG beside it, of
// that width. The letters are of two fonts, so that every machine draws the same.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const [folder, width] = process.argv.slice(2);
const fonts = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"];
const font = {
  loadSystemFonts: false,
  fontFiles: fonts.map((name) => `node_modules/dejavu-fonts-ttf/ttf/${name}`),
  defaultFontFamily: "DejaVu Sans",
};

for (const name of readdirSync(folder)) {
  const svg = readFileSync(`${folder}/${name}`, "utf8").replaceAll(/(?<!-)serif"/g, 'DejaVu Serif"');
  const picture = new Resvg(svg, { font, fitTo: { mode: "width", value: Number(width) } });
  writeFileSync(`${folder}/${name.replace(/svg$/, "png")}`, picture.render().asPng());
}
