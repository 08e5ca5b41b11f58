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

test("takes the word stream in a text for a text", () => {
  expect(find(catalog, "2 0 obj<</Title(Upstream fees)/Producer(Writer)>>endobj", text)).toEqual(
    [],
  );
  expect(find(catalog, text, info, "7 0 obj<<>>\nstream\nwithout an end")).toEqual([]);
});

const megabyte = 1024 * 1024;
const bomb = stream("x".repeat(8 * megabyte));

test.each([
  ["streams without an end", "stream\n".repeat(megabyte)],
  ["the word endstream", "endstream\n".repeat(megabyte)],
  ["empty streams", "stream\nendstream\n".repeat(megabyte / 2)],
  ["titles of bookmarks", "/Title(a".repeat(megabyte)],
  ["blanks after a bracket", `)${" ".repeat(8 * megabyte)}`.repeat(2)],
  ["blanks in XMP", `${"<dc:title>".repeat(30)}${" ".repeat(99_000)}<`.repeat(99)],
  ["four thousand streams of 8 MB each", bomb.repeat(4_000)],
])("checks 8 to 32 MB of %s in linear time", (_, body) => {
  const start = performance.now();
  expect(find(body)).toEqual(["text", "title", "language"]);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("accepts an encrypted PDF without a check", () => {
  expect(find("trailer<</Encrypt 9 0 R>>")).toEqual([]);
});

test("reads the sample's own documents", () => {
  const file = new URL("../../../website/documents/fees-structure.pdf", import.meta.url);
  expect(findPdfProblems(readFileSync(file))).not.toContain("text");
});
