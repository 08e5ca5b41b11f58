import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { findPdfProblems } from "./check-pdf.ts";

const stream = (text: string) => {
  const body = deflateSync(Buffer.from(text, "latin1")).toString("latin1");
  return `4 0 obj<</Length ${body.length}/Filter/FlateDecode>>\nstream\n${body}\nendstream endobj\n`;
};
const find = (...parts: string[]) =>
  findPdfProblems(Buffer.from(`%PDF-1.4\n${parts.join("\n")}\n%%EOF`, "latin1"));
const catalog = "1 0 obj<</Type/Catalog/Lang(en-IN)>>endobj";
const info = "2 0 obj<</Title(Fees)/Producer(Writer)>>endobj";
const text = stream("BT /F1 12 Tf (Fees) Tj ET");

test("finds nothing in a PDF with text, title and language", () => {
  expect(find(catalog, info, text)).toEqual([]);
  expect(find(stream("<</Lang(hi)>> <</Title<feff0928>/ModDate(D:2026)>>"), text)).toEqual([]);
});

test("names each thing that is missing", () => {
  expect(find()).toEqual(["text", "title", "language"]);
  expect(find(catalog, info, stream("q 100 0 0 100 0 0 cm /Im1 Do Q"))).toEqual(["text"]);
  expect(find(catalog, text, "3 0 obj<</Title(Chapter 1)/Parent 9 0 R>>endobj")).toEqual(["title"]);
  expect(find(info, text)).toEqual(["language"]);
});

test("ignores a picture whose bytes look like text, and a damaged stream", () => {
  const image = "5 0 obj<</Subtype/Image/Length 9>>\nstream\n(Fees) Tj\nendstream endobj";
  const damaged = "6 0 obj<</Filter/FlateDecode>>\nstream\n(Fees) Tj\nendstream endobj";
  expect(find(catalog, info, image, damaged)).toEqual(["text"]);
});

test("does not judge an encrypted PDF", () => {
  expect(find("trailer<</Encrypt 9 0 R>>")).toEqual([]);
});

test("reads the sample's own documents", () => {
  const file = new URL("../../../website/documents/fees-structure.pdf", import.meta.url);
  expect(findPdfProblems(readFileSync(file))).not.toContain("text");
});
