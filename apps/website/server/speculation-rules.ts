import type { Step } from "./http/exchange.ts";
import { send } from "./http/send.ts";

const ADDRESS = "/speculation-rules.json";

/** The speculation rules of a page (WICG). */
export const speculationHeaders = {
  "speculation-rules": `"${ADDRESS}"`,
  // The connection type; only Chromium sends it, and only to this site.
  "accept-ch": "ECT",
};

const albums = ["/SubGallery\\?id=*", "/subFest\\?id=*"];

/**
 * Our own pages; no data, no file to take along, no search or filter, and no photo, which opens in its album: each of
 * those would be made for nothing.
 */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/api/*", "/documents/*", "/feeds/*"] } },
    { not: { selector_matches: "[download], [target=_blank], [data-photo]" } },
    { or: [{ not: { href_matches: "/*\\?(.+)" } }, { href_matches: albums }] },
  ],
};
const ofMenu = { and: [pages, { selector_matches: ".header a, .menu a" }] };

/** Which pages a browser prefetches or prerenders before a link is clicked. */
function rulesFor(line: { savesData: boolean; isGood: boolean }): object {
  if (line.savesData) return {};
  const prefetch = [{ where: pages, eagerness: "moderate" }];
  return line.isGood
    ? { prefetch, prerender: [{ where: ofMenu, eagerness: "moderate" }] }
    : { prefetch };
}

/** /speculation-rules.json: nothing for who saves data, whole pages of the menu made ready on good lines only. */
export const speculationRules: Step = (exchange) => {
  if (exchange.path !== ADDRESS) return false;
  const { "save-data": saves, ect } = exchange.request.headers;
  const headers = {
    "content-type": "application/speculationrules+json",
    "cache-control": "public, max-age=3600",
    vary: "save-data, ect",
  };
  const rules = rulesFor({ savesData: saves === "on", isGood: ect === "4g" });
  return send(exchange, 200, headers, JSON.stringify(rules));
};
