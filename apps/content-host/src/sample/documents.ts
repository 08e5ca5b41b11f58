import type { Payload } from "payload";
import { samplePdf } from "./sample-pdf.ts";

const samples = [
  ["Sample circular", "To all parents and guardians"],
  ["Sample programme", "Order of the day"],
  ["Sample calendar", "Dates of the term"],
  ["Sample report", "What was done, and by whom"],
] as const;

/** Four one-page documents for the attachment links. Returns their ids. */
export async function createDocuments(payload: Payload): Promise<number[]> {
  const ids: number[] = [];
  for (const [title, line] of samples) {
    const data = samplePdf(title, [
      line,
      "",
      "This page is a sample. It stands where the school's own document will stand.",
      "Replace it at the desk: Files, Documents.",
    ]);
    const file = { data, mimetype: "application/pdf", name: "sample.pdf", size: data.length };
    const { id } = await payload.create({
      collection: "documents",
      data: { title },
      file,
      depth: 0,
    });
    ids.push(id);
  }
  return ids;
}
