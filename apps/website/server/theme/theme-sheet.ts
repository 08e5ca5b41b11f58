import { hash } from "node:crypto";
import type { School } from "@manor/content-api/school";
import { baseBrand, createTheme, type Theme } from "@manor/content-api/theme";
import { LRUCache } from "lru-cache";
import { emblemAddress } from "../emblem/school-emblem.ts";
import { type Exchange, reply, type Step, toEtag } from "../http/exchange.ts";

const ADDRESS = /^\/theme\.([0-9a-f]{16})\.css$/;
/** Pages from before a change still request their former colours. */
const MAX_CACHED = 20;

/** The school's colours as a style sheet after the site's own. `names` maps tokens to the built sheet's names. */
export function createThemeSheet(names: ReadonlyMap<string, string>) {
  const addresses = new WeakMap<School["brand"], string>();
  const sheets = new LRUCache<string, string>({ max: MAX_CACHED });

  /** The address of the school's colours; `undefined` for the base colours, which are in the style of every page. */
  function addressFor({ brand }: School): string | undefined {
    const known = addresses.get(brand);
    if (known !== undefined) return known || undefined;
    const css =
      (hasBaseColours(brand) ? "" : colourCss(createTheme(brand), names)) + emblemCss(brand);
    const address = css && `/theme.${hash("sha256", css, "hex").slice(0, 16)}.css`;
    addresses.set(brand, address);
    if (address) sheets.set(address, css);
    return address || undefined;
  }

  const step: Step = (exchange: Exchange) => {
    if (!ADDRESS.test(exchange.path)) return undefined;
    const now = addressFor(exchange.school);
    const exact = sheets.get(exchange.path);
    const css = exact ?? (now && sheets.get(now));
    if (!css) return undefined;
    // After a restart an earlier page gets the current colours, which must not be cached under that address.
    const caching = exact ? "public, max-age=31536000, immutable" : "no-store";
    const headers = { "content-type": "text/css; charset=utf-8", "cache-control": caching };
    return reply(200, { ...headers, etag: toEtag(css) }, css);
  };
  return { step, addressFor };
}

const hasBaseColours = (brand: School["brand"]): boolean =>
  (["ground", "accent", "signal"] as const).every((name) => brand[name] === baseBrand[name]);

/** Replaces the drawn emblem by the school's own, in print too. */
function emblemCss(brand: School["brand"]): string {
  const address = emblemAddress(brand);
  if (!address) return "";
  return `.emblem>*{display:none}.emblem{background:url(${address}) center/contain no-repeat;print-color-adjust:exact}`;
}

/** On paper everything stays black on white. */
function colourCss(theme: Theme, names: ReadonlyMap<string, string>): string {
  const tokens = Object.entries(theme).map(([name, { light, dark }]) => {
    const token = `--color-${name}`;
    const colour = light === dark ? light : `light-dark(${light},${dark})`;
    return `${names.get(token) ?? token}:${colour}`;
  });
  return `@media not print{:root{${tokens.join(";")}}}`;
}
