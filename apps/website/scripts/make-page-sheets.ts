import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fixedPages } from "../model/pages/fixed-pages.ts";
import { getPageName, TEXT_PAGE } from "../model/pages/page.ts";
import { inLanguages } from "../model/site-context.ts";
import { collectWords } from "./sheets/collect-words.ts";
import { cutSheet } from "./sheets/cut-sheet.ts";
import { shorten, shortNames } from "./sheets/short-tokens.ts";

// Splits the built style sheet into one per page, with short names for the tokens (decision 004).

const app = resolve(import.meta.dirname, "../app");
const built = resolve(process.argv[2] ?? resolve(app, "../build"));
const [whole = ""] = globSync("client/assets/index-*.css", { cwd: built });
const file = resolve(built, whole);
const sheet = readFileSync(file, "utf8");
const names = shortNames(sheet);
const css = shorten(sheet, names);
writeFileSync(file, css);
// A sheet of its own, so that English pages stay without it.
for (const name of globSync("client/assets/hindi-*.css", { cwd: built })) {
  const other = resolve(built, name);
  writeFileSync(other, shorten(readFileSync(other, "utf8"), names));
}

const NOT_FOUND = "not-found/not-found-page.tsx";

/** The frame of every page, enhancements, and the notice that the service worker adds to a copy. */
const frame = [
  "root.tsx",
  ...globSync("enhancements/*.ts", { cwd: app }),
  "../service-worker/caches.ts",
];
const pageNames = new Set(fixedPages.map(getPageName));
const frameWords = [...collectWords(app, frame, [NOT_FOUND])].filter(
  (word) => !pageNames.has(word),
);

/** What only a school with a further language shows. */
const languageParts = [
  "language/continue-in.tsx",
  "language/translation-note.tsx",
  "not-found/english-page.tsx",
];

const buildSheet = (module: string, except: readonly string[] = []): string => {
  const words = new Set([...collectWords(app, [module], except), ...frameWords]);
  // The class of the photo viewer is in its package.
  if (words.has("albumViewer")) words.add("plb");
  return cutSheet(css, words);
};

const modules = {
  ...Object.fromEntries(fixedPages.map((page) => [getPageName(page), page.file])),
  "not-found/not-found": NOT_FOUND,
  "text-page": TEXT_PAGE,
};
const sheets: Record<string, string> = {};
for (const [name, module] of Object.entries(modules)) {
  const sheet = buildSheet(module, languageParts);
  const withLanguages = buildSheet(module);
  sheets[name] = sheet;
  if (withLanguages !== sheet) sheets[inLanguages(name)] = withLanguages;
}
writeFileSync(resolve(built, "server/sheets.json"), JSON.stringify(sheets));
// A school's colours are in a separate style sheet (server/theme/), which uses the same names.
writeFileSync(resolve(built, "server/tokens.json"), JSON.stringify(Object.fromEntries(names)));
