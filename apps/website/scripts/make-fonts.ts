import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";
// @ts-expect-error the package has no types
import subsetFont from "subset-font";

/** Run it again only when the font package changes: `node apps/website/scripts/make-fonts.ts`. */
const require = createRequire(import.meta.url);
const out = resolve(import.meta.dirname, "../app/styles/fonts");

// ASCII without characters that no heading has. Such a character falls back to the next font.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => !"<>[]\\^_`{|}~".includes(character))
  .join("");
const symbols = "‘’“”–—…·•×→←°₹©é\u00a0";

for (const style of ["normal", "italic"]) {
  const source = require.resolve(
    `@fontsource/newsreader/files/newsreader-latin-400-${style}.woff2`,
  );
  const subset = await subsetFont(await readFile(source), ascii + symbols, {
    targetFormat: "woff2",
  });
  const file = resolve(out, `newsreader-${style === "normal" ? "roman" : style}.woff2`);
  await writeFile(file, subset);
  process.stdout.write(`${file} ${subset.byteLength} bytes\n`);
}

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * The headings of Hindi pages: every character of the block that Hindi, names and verses use, with all tables of the
 * layout, the joiners and the circle for a mark without its letter.
 */
const hindi = `${range(0x901, 0x903)}${range(0x905, 0x914)}${range(0x915, 0x939)}${range(0x93c, 0x94d)}\u0950${range(0x958, 0x95f)}${range(0x964, 0x970)}\u0972\u200c\u200d\u25cc`;
const devanagariSource = require.resolve(
  "@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff2",
);
const hindiFont = await subsetFont(await readFile(devanagariSource), hindi, {
  targetFormat: "woff2",
});
const hindiFile = resolve(out, "noto-serif-devanagari-hindi.woff2");
await writeFile(hindiFile, hindiFont);
process.stdout.write(`${hindiFile} ${hindiFont.byteLength} bytes\n`);

/** The fonts of the cards in a format that the drawing library reads: the serif with accents, and Devanagari. */
const cardFonts = resolve(import.meta.dirname, "../server/cards/fonts");
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + symbols;
const latinExtended = range(0x100, 0x17f);
const devanagari = `${range(0x900, 0x97f)}\u200c\u200d\u25cc`;

for (const [source, text] of [
  [require.resolve("@fontsource/newsreader/files/newsreader-latin-400-normal.woff2"), latin],
  [require.resolve("@fontsource/newsreader/files/newsreader-latin-400-italic.woff2"), latin],
  [
    require.resolve("@fontsource/newsreader/files/newsreader-latin-ext-400-normal.woff2"),
    latinExtended,
  ],
  [devanagariSource, devanagari],
] as const) {
  const font = await subsetFont(await readFile(source), text, { targetFormat: "sfnt" });
  const file = resolve(cardFonts, `${basename(source, ".woff2")}.ttf`);
  await writeFile(file, font);
  process.stdout.write(`${file} ${font.byteLength} bytes\n`);
}
