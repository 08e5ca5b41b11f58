import sharp from "sharp";
import { expect, test } from "vitest";
import { drawFaces } from "../../test/draw-faces.ts";
import { detectFaces } from "./face-detector/detect-faces.ts";
import { describePart } from "./faces/faces.ts";
import { coverBoxes } from "./upload-hooks.ts";

const blank = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#89a" } })
    .jpeg()
    .toBuffer();

test("finds no face after all were covered", async () => {
  const photograph = await drawFaces();
  const faces = await detectFaces(photograph, 60_000);
  if (!Array.isArray(faces)) throw new Error(faces.failure);
  expect(faces).toHaveLength(3);
  expect(await detectFaces(await coverBoxes(photograph, faces), 60_000)).toEqual([]);
}, 120_000);

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
