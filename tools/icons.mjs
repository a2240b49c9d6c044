// node tools/icons.mjs <icon.svg> <folder>: draws the icon as PNG files. "maskable" and "touch" have
// no corners of their own, and room around the picture for a phone to cut.
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const [source, folder] = process.argv.slice(2);
const svg = readFileSync(source, "utf8");
const ground = /<rect [^>]*fill="([^"]+)"/.exec(svg)[1];
const roomy = svg.replace('viewBox="0 0 64 64"', 'viewBox="-10 -10 84 84"');

function draw(name, text, size, background) {
  const picture = new Resvg(text, { background, fitTo: { mode: "width", value: size } });
  writeFileSync(`${folder}/${name}.png`, picture.render().asPng());
}

draw("icon-192", svg, 192);
draw("icon-512", svg, 512);
draw("maskable-512", roomy, 512, ground);
draw("touch-180", roomy, 180, ground);
