/** Writes the texts of the .mdx files as the desk begins with them. Run after one has changed: node apps/site/scripts/make-default-pages.ts */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sampleTexts } from "./pages/sample-texts.ts";

const file = new URL(
  "../../../packages/contract/src/school/default/text-pages.json",
  import.meta.url,
);
writeFileSync(fileURLToPath(file), `${JSON.stringify(sampleTexts(), null, 2)}\n`);
