import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, test } from "vitest";
import { checkDocument } from "./check-document.ts";

test("returns type and faults of a document, and nothing for another file", async () => {
  expect(await checkDocument(Buffer.from("%PDF-1.4\n1 0 obj<</Lang(en)>>endobj"))).toEqual({
    mimeType: "application/pdf",
    extension: "pdf",
    pdfProblems: ["text", "title"],
  });
  expect(await checkDocument(Buffer.from("<script>"))).toBeUndefined();
});

test("checks 30 MB of streams without an end while others are answered", async () => {
  const hostile = Buffer.from(`%PDF-1.4\n${"stream\n".repeat(4_000_000)}`);
  const delay = monitorEventLoopDelay();
  delay.enable();
  expect(await checkDocument(hostile)).toMatchObject({ extension: "pdf" });
  expect(delay.max / 1e6).toBeLessThan(3_000);
});
