import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { contrastTable } from "../app/styles/contrast-table.ts";

/** Writes the contrast of every pair of colours into docs/look.md: `node apps/website/scripts/make-contrast-table.ts`. */
const site = resolve(import.meta.dirname, "..");
const file = resolve(site, "../../docs/look.md");
const css = await readFile(resolve(site, "app/styles/tokens.css"), "utf8");
const text = await readFile(file, "utf8");
const [start, end] = ["<!-- contrast -->\n", "\n<!-- /contrast -->"];
const before = text.slice(0, text.indexOf(start) + start.length);
const after = text.slice(text.indexOf(end));
await writeFile(file, before + contrastTable(css) + after);
process.stdout.write(`${file} written\n`);
