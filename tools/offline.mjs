// node tools/offline.mjs <site> <script> [plain]: puts the bundled service worker into the site as sw.js,
// with the list of all that it keeps. A site that starts plainly does so with the workbench's Pyodide.
import { injectManifest } from "workbox-build";

const [site, script, plain] = process.argv.slice(2);
const { count, warnings } = await injectManifest({
  swSrc: script,
  swDest: `${site}/sw.js`,
  globDirectory: site,
  globPatterns: ["**/*"],
  globIgnores: [
    "sw.js",
    "serao.html",
    "*.d.ts",
    "*.whl",
    "assets/screenshots-*/**",
    "examples/**",
    "pictures/**",
    "rules/**",
    ...(plain ? [] : ["assets/app-*.zip", "assets/workbench-*/**"]),
  ],
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 2 ** 26,
});
if (warnings.length || !count) throw new Error(warnings.join("\n"));
