/** Renders the pictures for shared links, apps/website/public/og. Run it after a picture or a title has changed: node apps/website/scripts/make-previews.ts */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { defaultSchool } from "@manor/content-api/default-school";
import { cardEmblem as emblem } from "../server/emblem/card-emblem.ts";
import { createImageWorker } from "../server/images/image-worker.ts";
import { siteImageFile } from "../server/images/site-images.ts";
import { listedPreviews } from "./previews/listed-previews.ts";

const folder = resolve(import.meta.dirname, "../public");
const worker = createImageWorker();
for (const { path, title, line, picture } of listedPreviews) {
  const words = { title, line, school: defaultSchool.identity.name, emblem };
  const jpeg = await worker.paintCard(readFileSync(siteImageFile(picture)), words);
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, jpeg);
  console.log(`${path} ${jpeg.byteLength} bytes`);
}
