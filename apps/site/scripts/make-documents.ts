/**
 * Prints all sample PDFs: the website's own, and those that the content host attaches to its sample
 * records. The same sources give the same bytes. Run: node apps/site/scripts/make-documents.ts
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { attachmentNames, paperNames, printPaper } from "./documents/papers.ts";

await print(paperNames, "../documents");
await print(attachmentNames, "../../content-host/seed/documents");

async function print(names: readonly string[], into: string): Promise<void> {
  const folder = resolve(import.meta.dirname, into);
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const bytes = await printPaper(name);
    writeFileSync(join(folder, `${name}.pdf`), bytes);
    console.log(`${name}.pdf ${bytes.length} bytes`);
  }
}
