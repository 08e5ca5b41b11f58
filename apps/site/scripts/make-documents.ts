/** Writes the sample PDFs of apps/site/documents; the same sources give the same bytes. Run: node apps/site/scripts/make-documents.ts */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { paperNames, printPaper } from "./documents/papers.ts";

const folder = resolve(import.meta.dirname, "../documents");

mkdirSync(folder, { recursive: true });
for (const name of paperNames) {
  const bytes = await printPaper(name);
  writeFileSync(join(folder, `${name}.pdf`), bytes);
  console.log(`${name}.pdf ${bytes.length} bytes`);
}
