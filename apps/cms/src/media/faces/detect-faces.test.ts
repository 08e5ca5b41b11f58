import sharp from "sharp";
import { expect, test } from "vitest";
import { drawFaces } from "../../../test/draw-faces.ts";
import { detectFaces } from "./detect-faces.ts";
import { coverBoxes } from "./edit-image.ts";
import { describePart, getLargestFace } from "./faces.ts";

const photograph = await drawFaces();
const blank = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#89a" } })
    .jpeg()
    .toBuffer();

async function findBoxes(picture: Buffer) {
  const found = await detectFaces(picture, 60_000);
  if (!Array.isArray(found)) throw new Error(found.failure);
  return found;
}

test("finds the three faces of a photograph, and none after they are covered", async () => {
  const faces = await findBoxes(photograph);
  expect(faces).toHaveLength(3);
  for (const { x, y, width, height } of faces) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1);
    expect(y + height).toBeLessThan(0.7);
  }
  expect(getLargestFace(faces)).toBeCloseTo(0.21, 1);
  const covered = await coverBoxes(photograph, faces);
  expect(await findBoxes(covered)).toEqual([]);
}, 120_000);

test("finds no face in a plain picture, and in a grey one", async () => {
  const plain = await blank(300);
  expect(await findBoxes(plain)).toEqual([]);
  expect(await findBoxes(await sharp(plain).greyscale().png().toBuffer())).toEqual([]);
}, 120_000);

test("does not look for faces in a tiny picture", async () => {
  expect(await detectFaces(await blank(40), 1)).toEqual([]);
});

test("reports a damaged picture and a detector that is too slow, and does not reject", async () => {
  expect(await detectFaces(Buffer.from("no picture"))).toEqual({ failure: expect.any(String) });
  expect(await detectFaces(photograph, 1)).toEqual({
    failure: "The worker thread took more than 1 ms, so it was stopped without a result.",
  });
}, 60_000);

test("covers with solid black, wider than the face, and leaves the rest", async () => {
  const box = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 };
  const covered = sharp(await coverBoxes(await blank(100), [box]));
  const { data } = await covered.raw().toBuffer({ resolveWithObject: true });
  const brightness = (x: number, y: number) => data[(y * 100 + x) * 3] ?? 0;
  for (const place of [36, 50, 64]) expect(brightness(place, place)).toBeLessThan(12);
  expect(brightness(20, 50)).toBeGreaterThan(120);
  expect(brightness(50, 80)).toBeGreaterThan(120);
});

test("names the part of the picture that a face fills", () => {
  expect([0.1, 0.25, 0.33, 0.5, 0.8].map(describePart)).toEqual([
    "a small part",
    "a quarter",
    "a third",
    "half",
    "most",
  ]);
});
