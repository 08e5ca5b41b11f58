import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { nameOf, type Page } from "../app/page.ts";
import { furtherPages, siteMap } from "../app/site-map.ts";
import { cutSheet } from "./sheets/cut-sheet.ts";
import { shorten, shortNames } from "./sheets/short-tokens.ts";
import { wordsIn } from "./sheets/words-in.ts";

// Cuts the one built style sheet into what each page needs, with short names for the tokens, decision 004.

const app = resolve(import.meta.dirname, "../app");
const built = resolve(process.argv[2] ?? resolve(app, "../build"));
const [whole = ""] = globSync("client/assets/index-*.css", { cwd: built });
const file = resolve(built, whole);
const sheet = readFileSync(file, "utf8");
const names = shortNames(sheet);
const css = shorten(sheet, names);
writeFileSync(file, css);

const pages = [...siteMap, ...furtherPages];
const NOT_FOUND = "not-found/not-found-page.tsx";

/** The frame around every page, behaviours, and the line that the service worker writes into a copy. */
const frame = [
  "root.tsx",
  ...globSync("behaviours/*.ts", { cwd: app }),
  "../service-worker/caches.ts",
];
const pageNames = new Set(pages.map(nameOf));
const ofFrame = [...wordsIn(app, frame, [NOT_FOUND])].filter((word) => !pageNames.has(word));
const ofText = wordsIn(app, ["text-pages/text-page.tsx", "text-pages/parts/text-parts.ts"]);

const sheetOf = (module: string): string => {
  const words = new Set([...wordsIn(app, [module]), ...ofFrame]);
  return cutSheet(css, module.endsWith(".mdx") ? new Set([...words, ...ofText]) : words);
};

const sheets = {
  ...Object.fromEntries(pages.map((page: Page) => [nameOf(page), sheetOf(page.file)])),
  "not-found/not-found": sheetOf(NOT_FOUND),
  "text-pages/own-page": sheetOf("text-pages/own-page.tsx"),
};
writeFileSync(resolve(built, "server/sheets.json"), JSON.stringify(sheets));
// A school's own colours come in a sheet of their own (server/theme/), which uses the same names.
writeFileSync(resolve(built, "server/tokens.json"), JSON.stringify(Object.fromEntries(names)));
