import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { emblemShapes } from "../model/school/emblem-shapes.ts";

/** Writes the emblem and the icons made from it. Run again when the emblem changes: `node apps/website/scripts/make-icons.ts`. */
const out = resolve(import.meta.dirname, "../public");

const shapes = (pine: string, gold: string) =>
  `<g fill="${pine}"><path fill-rule="evenodd" d="${emblemShapes.shield}"/><path d="${emblemShapes.ridge}"/><path fill-rule="evenodd" d="${emblemShapes.book}"/></g><g fill="${gold}" stroke="${gold}"><path d="${emblemShapes.sun}" stroke="none"/><path d="${emblemShapes.rays}" stroke-width="2.6" stroke-linecap="round"/></g>`;

const svg = (content: string, box: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;

/** In a browser tab the emblem has no background and is lighter on a dark tab. */
const favicon = svg(
  `<style>.p{color:#12332a}@media(prefers-color-scheme:dark){.p{color:#7fb8a2}}</style><g class="p">${shapes("currentColor", "#a9802f")}</g>`,
  "-10 0 120 120",
);
const onPine = svg(
  `<path fill="#12332a" d="M-30-20h160v160H-30z"/>${shapes("#f4efe2", "#e3c27c")}`,
  "-30 -20 160 160",
);

await mkdir(out, { recursive: true });
await writeFile(resolve(out, "favicon.svg"), favicon);
await writeFile(resolve(out, "emblem.svg"), svg(shapes("#12332a", "#a9802f"), "0 0 100 120"));
await writeFile(resolve(out, "emblem-one-colour.svg"), svg(shapes("#000", "#000"), "0 0 100 120"));
for (const size of [180, 192, 512]) {
  const name = size === 180 ? "apple-touch-icon.png" : `icon-${size}.png`;
  await sharp(Buffer.from(onPine), { density: 300 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(resolve(out, name));
}
await sharp(Buffer.from(onPine), { density: 300 })
  .resize(32, 32)
  .png({ palette: true })
  .toFile(resolve(out, "favicon-32.png"));
