import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readFilm } from "./read-film.ts";

const read = (name: string) =>
  readFileSync(new URL(`../../../../tests/e2e/harness/films/${name}.mp4`, import.meta.url));

test.each([
  ["av1", { codec: "av1", seconds: 6, hasSound: false }],
  ["h264", { codec: "h264", seconds: 6, hasSound: false }],
  ["h264-with-sound", { codec: "h264", seconds: expect.closeTo(6.1, 1), hasSound: true }],
])("reads codec, duration and sound of %s.mp4", (name, film) => {
  expect(readFilm(read(name))).toEqual(film);
});

test("names another codec, and a missing duration", () => {
  const bytes = read("h264");
  bytes.write("hvc1", bytes.indexOf("avc1", bytes.indexOf("stsd")));
  bytes.writeUInt32BE(0, bytes.indexOf("mvhd") + 20);
  expect(readFilm(bytes)).toMatchObject({ codec: "other", seconds: 0 });
});

test("is no film: an empty file, a text, and a film that ends early", () => {
  expect(readFilm(Buffer.alloc(0))).toBeUndefined();
  expect(readFilm(Buffer.from("%PDF-1.7 no film at all"))).toBeUndefined();
  const bytes = read("h264");
  expect(readFilm(bytes.subarray(0, bytes.indexOf("moov") + 40))).toBeUndefined();
});

test("ends on every damaged file", () => {
  const bytes = read("av1");
  const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 40 });
  fc.assert(
    fc.property(damage, fc.nat(bytes.length), (changes, end) => {
      const copy = Buffer.from(bytes);
      for (const [at, value] of changes) copy[at] = value;
      readFilm(copy.subarray(0, end));
    }),
  );
});
