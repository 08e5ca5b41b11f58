/** Paints the pictures that shared links show, apps/site/public/og. Run after a picture or a title has changed: node apps/site/scripts/make-previews.ts */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { openLettering } from "./previews/lettering.ts";
import { listedPreviews } from "./previews/listed-previews.ts";
import { paintPreview } from "./previews/paint-preview.ts";

const folder = resolve(import.meta.dirname, "../public");
const lettering = await openLettering();
try {
  for (const preview of listedPreviews) {
    const jpeg = await paintPreview(preview, lettering);
    const file = join(folder, preview.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, jpeg);
    console.log(`${preview.path} ${jpeg.byteLength} bytes`);
  }
} finally {
  await lettering.close();
}
