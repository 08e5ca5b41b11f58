import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encode, getBody } from "./encode.ts";

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br ; q=0.2", "br"],
  ["", "identity"],
  [undefined, "identity"],
  ["deflate, zstd", "identity"],
  ["gzip, br;q=0.5", "gzip"],
  ["*", "br"],
  ["identity;q=0", "identity"],
])("for Accept-Encoding %s chooses %s", (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test.each(["quick", "best"] as const)("encodes the same text with effort %s", async (effort) => {
  const text = "नमस्ते, the hills! ".repeat(200);
  const encoded = await encode(text, effort);
  expect(brotliDecompressSync(encoded.br).toString()).toBe(text);
  expect(gunzipSync(encoded.gzip).toString()).toBe(text);
  const plain = await getBody("identity", encoded);
  expect(new TextDecoder().decode(plain)).toBe(text);
  expect(encoded.br.byteLength).toBeLessThan(plain.byteLength / 10);
});

test("returns buffers without unused memory", async () => {
  const { br, gzip } = await encode("The hills. ".repeat(500), "quick");
  expect(br.buffer.byteLength).toBe(br.byteLength);
  expect(gzip.buffer.byteLength).toBe(gzip.byteLength);
});
