import { reply, type Step } from "./http/exchange.ts";

const ADDRESS = "/speculation-rules.json";

/** The headers for browsers that support speculation rules (WICG). */
export const speculationHeaders = {
  "speculation-rules": `"${ADDRESS}"`,
  // Requests the connection type; only Chromium sends it, and only to this site.
  "accept-ch": "ECT",
};

const albums = ["/SubGallery\\?id=*", "/subFest\\?id=*"];

/** Excludes data, downloads, searches, filters and photos: prefetching them is a waste. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/api/*", "/documents/*", "/feeds/*"] } },
    { not: { selector_matches: "[download], [target=_blank], [data-photo]" } },
    { or: [{ not: { href_matches: "/*\\?(.+)" } }, { href_matches: albums }] },
  ],
};
const menuLinks = { and: [pages, { selector_matches: ".header a, .menu a" }] };

// On hover or touch.
const prefetch = [{ where: pages, eagerness: "moderate" }];
const prerender = [{ where: menuLinks, eagerness: "moderate" }];

/** /speculation-rules.json: no rules with Save-Data; prerenders menu pages on fast connections only. */
export const speculationRules: Step = (exchange) => {
  if (exchange.path !== ADDRESS) return undefined;
  const { "save-data": saves, ect } = exchange.request.headers;
  const headers = {
    "content-type": "application/speculationrules+json",
    "cache-control": "public, max-age=3600",
    vary: "save-data, ect",
  };
  const rules = saves === "on" ? {} : { prefetch, ...(ect === "4g" && { prerender }) };
  return reply(200, headers, JSON.stringify(rules));
};
