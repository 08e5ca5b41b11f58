import sharp from "sharp";
import { expect, test } from "vitest";
import { isPicture, readFileKind } from "./fetch-source.ts";

const blank = () => sharp({ create: { width: 9, height: 6, channels: 3, background: "#234" } });
const bytes = (text: string) => Buffer.from(text.padEnd(64, "\0"), "latin1");

test.each([
  ["jpeg", "jpeg"],
  ["png", "png"],
  ["webp", "webp"],
  ["gif", "gif"],
  ["avif", "heif"],
  ["tiff", "tiff"],
] as const)("detects %s by its first bytes", async (format, kind) => {
  expect(readFileKind(await blank()[format]().toBuffer())).toBe(kind);
});

test.each([
  ["\0\0\0\x18ftypheic", "heif"],
  ["MM\0*", "tiff"],
  ["%PDF-1.7", "pdf"],
  ["FUJIFILMCCD-RAW ", "uncleanable"],
  ["\0\0\0\x18ftypcrx ", "uncleanable"],
  ["8BPS\0\x01", "uncleanable"],
  ["\xff\x0a", "uncleanable"],
  ["\0\0\0\x0cJXL \r\n\x87\n", "uncleanable"],
  ["BM\x36\x10\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0", "uncleanable"],
  ["BM is how this text begins", "other"],
  ["\0\0\0\x18ftypmp42", "other"],
  ["PK\x03\x04", "other"],
  ["<svg xmlns='http://www.w3.org/2000/svg'>", "other"],
] as const)("detects a file that begins with %j as %s", (start, kind) => {
  expect(readFileKind(bytes(start))).toBe(kind);
});

test("detects an empty file as other, and only images as images", () => {
  expect(readFileKind(Buffer.of())).toBe("other");
  const kinds = ["jpeg", "tiff", "pdf", "uncleanable", "other"] as const;
  expect(kinds.filter(isPicture)).toEqual(["jpeg", "tiff"]);
});
