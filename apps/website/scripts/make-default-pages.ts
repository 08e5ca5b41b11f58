/** Writes the texts of the .mdx files as the admin panel begins with them. Run after one has changed: node apps/website/scripts/make-default-pages.ts */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sampleTexts } from "./pages/sample-texts.ts";

const file = new URL(
  "../../../packages/content-api/src/school/default/text-pages.json",
  import.meta.url,
);
writeFileSync(fileURLToPath(file), `${JSON.stringify(sampleTexts(), null, 2)}\n`);
