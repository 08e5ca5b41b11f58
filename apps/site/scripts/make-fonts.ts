import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
// @ts-expect-error the package has no types
import subsetFont from "subset-font";

/**
 * Cuts the display serif down to the signs that headings use and writes it beside the styles.
 * Run it again only when the font package changes: `node apps/site/scripts/make-fonts.ts`.
 */
const require = createRequire(import.meta.url);
const out = resolve(import.meta.dirname, "../app/styles/fonts");

// ASCII without what no heading has. One such sign in a title comes from the next font of the list.
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((sign) => !"<>[]\\^_`{|}~".includes(sign))
  .join("");
const signs = "‘’“”–—…·•×→←°₹©é\u00a0";

for (const style of ["normal", "italic"]) {
  const source = require.resolve(
    `@fontsource/newsreader/files/newsreader-latin-400-${style}.woff2`,
  );
  const subset = await subsetFont(await readFile(source), letters + signs, {
    targetFormat: "woff2",
  });
  const file = resolve(out, `newsreader-${style === "normal" ? "roman" : style}.woff2`);
  await writeFile(file, subset);
  process.stdout.write(`${file} ${subset.byteLength} bytes\n`);
}
