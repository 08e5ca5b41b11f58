/** Writes the texts of the .mdx files as the initial texts of the admin panel. Run it after a change: node apps/website/scripts/make-default-pages.ts */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sampleTexts } from "./pages/sample-texts.ts";

const file = new URL(
  "../../../packages/content-api/src/school/default/text-pages.json",
  import.meta.url,
);
writeFileSync(fileURLToPath(file), `${JSON.stringify(sampleTexts(), null, 2)}\n`);
