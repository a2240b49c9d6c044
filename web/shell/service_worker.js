// Keeps the whole site in the browser: after one visit it needs no network. Pages come from the
// network while there is one; everything else has a hash in its name and comes from what is kept.
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  PrecacheController,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";

const PATIENCE = 4; // seconds that a page may take to come from the network

async function kept({ request }) {
  const url = new URL(request.url);
  // a rulebook that needs no script is not kept, but the app has the same book
  const book = /^rules\/([^/]+)\//.exec(url.href.slice(registration.scope.length));
  if (book) return Response.redirect(`${registration.scope}#/rules/${book[1]}`);
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  return matchPrecache(url.origin + url.pathname);
}

// whatever a host says about keeping pages, the browser asks it whether there is a newer one
const fresh = ({ request }) =>
  new Request(request.url, { cache: "no-cache", credentials: "same-origin", redirect: "manual" });

registerRoute(
  ({ request }) => request.mode === "navigate",
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE,
    plugins: [{ requestWillFetch: fresh, handlerDidError: kept }],
  }),
);
// hundreds: those that were looked at
registerRoute(
  ({ url }) => url.href.startsWith(`${registration.scope}pictures/`),
  new StaleWhileRevalidate({ cacheName: "pictures" }),
);
// what only the workbench needs is kept by itself, once somebody has been there: see bench.js
registerRoute(
  ({ url }) => url.pathname.includes("/assets/workbench-"),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);
const FILES = self.__WB_MANIFEST;
precacheAndRoute(FILES);
cleanupOutdatedCaches();

// A browser that runs out of room may throw away what is kept, and leave us here: it is fetched again.
async function mend() {
  const cache = await caches.open(new PrecacheController().strategy.cacheName);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  for (const { url } of FILES) {
    const key = getCacheKeyForURL(url);
    if (here.has(key)) continue;
    const answer = await fetch(url, { cache: "no-cache" });
    if (!answer.ok) return; // the host has another version by now, which is kept as a whole
    await cache.put(key, new Response(answer.body, answer)); // a copy: pages may not have been redirected
  }
}

// A new version waits until a page that is one already, or a person, asks it to begin.
addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "version") ports[0].postMessage(VERSION);
  if (data === "begin") self.skipWaiting();
  if (data === "mend") event.waitUntil(mend());
});
