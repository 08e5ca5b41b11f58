import { clientsClaim } from "workbox-core";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { cacheEssentials, refreshCached } from "./cached-pages.ts";
import { ASSETS, PAGES } from "./caches.ts";
import { isHindi, toSavedCopy, withNotice } from "./saved-copy.ts";

declare const self: ServiceWorkerGlobalScope;

/** Shown when a page is neither reachable nor cached. */
const OFFLINE_PAGE = "/offline";
const NOT_CACHED_NOTICE = "You are offline, and this page is not saved in your browser.";
const HINDI_NOT_CACHED_NOTICE = "आप ऑफ़लाइन हैं, और यह पेज आपके ब्राउज़र में सहेजा हुआ नहीं है।";

self.addEventListener("install", (event) => {
  event.waitUntil(cacheEssentials().then(() => self.skipWaiting()));
});
clientsClaim();

/** Pages come from the network, with any status; a cached copy is used only without a network. */
const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // The server decides which pages may be cached: none that shows pupils.
      cacheWillUpdate: async ({ request, response }) => {
        if (response.ok && response.headers.get("offline") === "keep") return response;
        await (await caches.open(PAGES)).delete(request, { ignoreVary: true });
        return null;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? toSavedCopy(cachedResponse) : null,
    },
  ],
});

registerRoute(
  new NavigationRoute(async ({ request, event }) => {
    const response = await pages.handle({ request, event: event as ExtendableEvent });
    const isFresh = !response.headers.has("cached-since");
    if (isFresh) (event as ExtendableEvent).waitUntil(refreshCached(response.clone()));
    return response;
  }),
);

// Their names change with their content, so a copy is never stale.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: ASSETS, matchOptions: { ignoreVary: true } }),
);

setCatchHandler(async ({ request }) => {
  const isPage = request.mode === "navigate";
  if (!isPage) return Response.error();
  const find = (page: string) => caches.match(page, { ignoreVary: true });
  const inHindi = isHindi(request.url) ? await find(`/hi${OFFLINE_PAGE}`) : undefined;
  if (inHindi) return withNotice(inHindi, HINDI_NOT_CACHED_NOTICE);
  const fallback = await find(OFFLINE_PAGE);
  return fallback ? withNotice(fallback, NOT_CACHED_NOTICE) : Response.error();
});
