import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sampleBrand, type Theme, createTheme } from "@manor/content-api/theme";
import type { School } from "../../app/for-server.ts";
import { emblemAddress } from "../emblem/own-emblem.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { send } from "../http/send.ts";
import { tagOf } from "../http/tag-of.ts";

export type ThemeSheet = {
  /** Answers the address of a sheet: of the colours now, or of those before. */
  step: Step;
  /** Where the school's colours are; nothing for the sample's, which are in the style of every page. */
  addressFor: (school: School) => string | undefined;
};

const ADDRESS = /^\/theme\.([0-9a-f]{16})\.css$/;
/** Pages that were sent a moment ago still request their former colours. */
const MOST_KEPT = 20;

/** The school's colours as a style sheet after the site's own. `names` maps tokens to the built sheet's names. */
export function createThemeSheet(
  names: ReadonlyMap<string, string> = readTokenNames(),
): ThemeSheet {
  const made = new WeakMap<School["brand"], string>();
  const sheets = new Map<string, string>();

  function addressFor({ brand }: School): string | undefined {
    const known = made.get(brand);
    if (known !== undefined) return known || undefined;
    const colours = isSample(brand) ? "" : cssOf(createTheme(brand), names);
    const css = colours + emblemIn(brand);
    const address = css && `/theme.${hash("sha256", css, "hex").slice(0, 16)}.css`;
    made.set(brand, address);
    if (!address) return undefined;
    sheets.set(address, css);
    if (sheets.size > MOST_KEPT) sheets.delete(sheets.keys().next().value ?? "");
    return address;
  }

  const step: Step = (exchange: Exchange) => {
    if (!isRead(exchange) || !ADDRESS.test(exchange.path)) return false;
    const now = addressFor(exchange.school);
    const exact = sheets.get(exchange.path);
    const css = exact ?? (now && sheets.get(now));
    if (!css) return false;
    // After a restart an earlier page gets the colours of today, and does not keep them under that name.
    const caching = exact ? "public, max-age=31536000, immutable" : "no-store";
    const headers = { "content-type": "text/css; charset=utf-8", "cache-control": caching };
    return send(exchange, 200, { ...headers, etag: tagOf(css) }, css);
  };
  return { step, addressFor };
}

const isSample = (brand: School["brand"]): boolean =>
  (["ground", "accent", "signal"] as const).every((name) => brand[name] === sampleBrand[name]);

/** Replaces the sample's emblem by the school's own picture, in print too. */
function emblemIn(brand: School["brand"]): string {
  const address = emblemAddress(brand);
  if (!address) return "";
  return `.emblem>*{display:none}.emblem{background:url(${address}) center/contain no-repeat;print-color-adjust:exact}`;
}

/** On paper everything stays black on white. */
function cssOf(theme: Theme, names: ReadonlyMap<string, string>): string {
  const tokens = Object.entries(theme).map(([name, { light, dark }]) => {
    const token = `--color-${name}`;
    const colour = light === dark ? light : `light-dark(${light},${dark})`;
    return `${names.get(token) ?? token}:${colour}`;
  });
  return `@media not print{:root{${tokens.join(";")}}}`;
}

/** How the built style sheet calls each token (scripts/make-page-sheets.ts). */
function readTokenNames(): Map<string, string> {
  const file = resolve(import.meta.dirname, "../../build/server/tokens.json");
  const names: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return new Map(Object.entries(names));
}
