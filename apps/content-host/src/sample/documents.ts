import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Payload } from "payload";

const titles = ["Sample circular", "Sample programme", "Sample calendar", "Sample report"];
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Four one-page documents for the attachment links, printed by the site's press. Returns their ids. */
export async function createDocuments(payload: Payload, school: number): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles) {
    const printed = title.toLowerCase().replace(" ", "-");
    const data = await readFile(here(`./documents/${printed}.pdf`));
    const file = { data, mimetype: "application/pdf", name: "sample.pdf", size: data.length };
    const { id } = await payload.create({
      collection: "documents",
      data: { title, school },
      file,
      depth: 0,
    });
    ids.push(id);
  }
  return ids;
}
