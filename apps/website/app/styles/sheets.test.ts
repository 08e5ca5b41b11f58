import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { baseTokens } from "@manor/content-api/theme-tokens";
import { expect, test } from "vitest";

const app = resolve(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: app }).sort();
const read = (sheet: string) => readFileSync(join(app, sheet), "utf8");
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");

/** Sheets that style more than one component, and why. */
const general: Record<string, string> = {
  "styles/base.css": "what every page has",
  "styles/hindi.css": "the typography of Hindi pages",
  "styles/print.css": "everything, on paper",
};

/** The list itself, and what only pages in another language load. */
const separate = ["styles/index.css", "styles/hindi.css"];

/** Further block names that a sheet owns: parts that are not named after its block. */
const further: Record<string, readonly string[]> = {
  "header/menu-groups.css": ["menu"],
  "offline/offline.css": ["saved-copy"],
  "ui/button/button.css": ["round-button"],
  "ui/card/card.css": ["cards"],
  "ui/form/form.css": ["receipt"],
  "ui/icon/icon.css": ["emblem"],
  "ui/label/label.css": ["plate"],
  "home/journey/journey.css": ["social"],
  "home/banner/banner-controls.css": ["banner"],
  "notices/notices.css": ["notice"],
  "toppers/topper.css": ["toppers"],
  "albums/album-covers.css": ["albums"],
  "albums/album/album-viewer.css": ["plb"],
  "albums/gallery.css": ["album-card"],
  "lists/lists.css": ["list", "filter-bar", "search-box", "cards"],
  "lists/record-page.css": ["record"],
  "visit/visit.css": ["booking"],
  "text-pages/text-page.css": ["phone", "text-plate"],
  "text-pages/text-blocks.css": [
    "text-plate",
    "text-page",
    "text-facts",
    "dated-lines",
    "call-timings",
    "milestones",
    "stanza",
    "tours",
  ],
};

/** The selectors of a sheet: everything before `{`, without at-rules and keyframe steps. */
function parseSelectors(sheet: string): string[] {
  const css = withoutComments(read(sheet)).replaceAll(
    /@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    "",
  );
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector.trim())
    .filter((selector) => selector !== "" && !selector.startsWith("@") && selector !== ":root");
}

const splitList = (selector: string) => selector.split(/,(?![^(]*\))/).map((part) => part.trim());

test("lists every sheet in index.css exactly once", () => {
  const listed = [...read("styles/index.css").matchAll(/@import "([^"]+)"/g)].map(([, path = ""]) =>
    join("styles", path),
  );
  const expected = sheets.filter((sheet) => !separate.includes(sheet));
  expect([...listed].sort()).toEqual(expected);
});

test("has the rules of another language only in its own sheet, which English pages do not load", () => {
  expect(sheets.filter((sheet) => read(sheet).includes(":lang("))).toEqual(["styles/hindi.css"]);
});

test("styles only its own component: every selector names it", () => {
  const foreignSelectors = sheets
    .filter(
      (sheet) => !(sheet in general) && !/styles\/(index|reset|tokens|fonts)\.css/.test(sheet),
    )
    .flatMap((sheet) => {
      const own = [basename(sheet, ".css"), ...(further[sheet] ?? [])];
      const isOwn = (name: string) =>
        own.some((piece) => new RegExp(`^${piece}(?:$|__|-)`).test(name));
      return parseSelectors(sheet)
        .flatMap(splitList)
        .filter((selector) => {
          const names = [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
          return !names.some(isOwn);
        })
        .map((selector) => `${sheet}: ${selector}`);
    });
  expect(foreignSelectors).toEqual([]);
});

test("has the colours of the content API's sample in tokens.css, whose contrast is tested there", () => {
  const [screen = ""] = read("styles/tokens.css").split("@media print");
  const written: Record<string, { light: string | undefined; dark: string | undefined }> = {};
  for (const [, name = "", value = ""] of screen.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)) {
    const hex = value.match(/#[0-9a-f]{6}/gi);
    // Colours with alpha have none: no text uses them.
    if (hex) written[name] = { light: hex[0], dark: hex.at(-1) };
  }
  const known = Object.entries(baseTokens).map(([name, { light, dark }]) => [
    name,
    { light, dark },
  ]);
  expect(written).toEqual(Object.fromEntries(known));
});

test("sets colours only in tokens.css", () => {
  const written = sheets
    .filter((sheet) => sheet !== "styles/tokens.css")
    .flatMap((sheet) =>
      [...withoutComments(read(sheet)).matchAll(/#[0-9a-f]{3,8}\b|\b(?:hsl|oklch|lab)\(/gi)].map(
        ([colour]) => `${sheet}: ${colour}`,
      ),
    );
  expect(written).toEqual([]);
});

test("uses no !important, and removes no focus ring without a replacement", () => {
  const important = sheets.filter((sheet) => withoutComments(read(sheet)).includes("!important"));
  expect(important).toEqual([]);
  const withoutRing = sheets.flatMap((sheet) =>
    [...withoutComments(read(sheet)).matchAll(/([^{}]+)\{[^}]*outline:\s*(?:none|0)\b/g)].map(
      ([, selector = ""]) => `${sheet}: ${selector.trim()}`,
    ),
  );
  // Cards draw the focus ring of their link around themselves; the list is not a tab stop.
  expect(withoutRing).toEqual([
    "albums/album-covers.css: .albums__name:focus-visible",
    "albums/gallery.css: .album-card__link:focus-visible",
    "home/tiles/tiles.css: .tiles__name a:focus-visible",
    "lists/lists.css: .list:focus",
    "ui/card/card.css: .card__title a:focus-visible",
  ]);
});

test("uses logical properties, not left and right", () => {
  const physical =
    /(?<![\w-])(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height))\s*:|text-align:\s*(?:left|right)/g;
  const found = sheets.flatMap((sheet) => {
    const declarations = withoutComments(read(sheet)).replaceAll(/@(?:media|container)[^{]+/g, "");
    return [...declarations.matchAll(physical)].map(([text]) => `${sheet}: ${text}`);
  });
  expect(found).toEqual([]);
});

test("uses no :has() on the root: the browser would search the whole page at every change", () => {
  const slow = sheets.filter((sheet) => /\b(?:html|body|main):has\((?!>)/.test(read(sheet)));
  expect(slow).toEqual([]);
});

test.each([
  ["English", "newsreader-*.woff2", 2, 36],
  ["Hindi", "*.woff2", 3, 62],
])("limits the fonts of %s pages (%s)", (_, files, count, maxKb) => {
  const fonts = globSync(`styles/fonts/${files}`, { cwd: app });
  const bytes = fonts.map((font) => readFileSync(join(app, font)).byteLength);
  expect(bytes).toHaveLength(count);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxKb * 1024);
});
