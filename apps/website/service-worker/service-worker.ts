import { clientsClaim } from "workbox-core";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { ASSETS, PAGES } from "./caches.ts";
import { copyOf, withLine } from "./copy-of.ts";
import { keepEssentials, renewKept } from "./kept-pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** The page that is shown offline when the requested one is not stored. */
const WITHOUT_NETWORK = "/offline";
const NOT_KEPT =
  "There is no network at the moment, and the page that you wanted is not kept in this browser.";

self.addEventListener("install", (event) => {
  event.waitUntil(keepEssentials().then(() => self.skipWaiting()));
});
clientsClaim();

/** Network first, whatever the status; a stored copy only when there is no response. */
const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // The server marks pages that may be stored: none that shows pupils.
      cacheWillUpdate: async ({ request, response }) => {
        if (response.ok && response.headers.get("offline") === "keep") return response;
        await (await caches.open(PAGES)).delete(request, { ignoreVary: true });
        return null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? copyOf(cachedResponse) : null,
    },
  ],
});

registerRoute(
  new NavigationRoute(async ({ request, event }) => {
    const answer = await pages.handle({ request, event: event as ExtendableEvent });
    const isFresh = !answer.headers.has("kept-since");
    if (isFresh) (event as ExtendableEvent).waitUntil(renewKept(answer.clone()));
    return answer;
  }),
);

// Their names change with their content, so a copy is never old.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: ASSETS, matchOptions: { ignoreVary: true } }),
);

setCatchHandler(async ({ request }) => {
  const isPage = request.mode === "navigate";
  const instead = isPage ? await caches.match(WITHOUT_NETWORK, { ignoreVary: true }) : undefined;
  return instead ? withLine(instead, NOT_KEPT) : Response.error();
});
