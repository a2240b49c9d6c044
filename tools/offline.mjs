// node tools/offline.mjs <site> <script>: puts the bundled service worker into the site as sw.js,
// with the list of all that it keeps.
import { injectManifest } from "workbox-build";

const [site, script] = process.argv.slice(2);
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
    "assets/app-*.zip",
    "assets/screenshots-*/**",
    "assets/workbench-*/**",
    "examples/**",
    "pictures/**",
    "rules/**",
  ],
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 2 ** 26,
});
if (warnings.length || !count) throw new Error(warnings.join("\n"));
