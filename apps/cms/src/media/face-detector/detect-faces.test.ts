import sharp from "sharp";
import { expect, test } from "vitest";
import { drawFaces } from "../../../test/draw-faces.ts";
import { detectFaces } from "./detect-faces.ts";

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

test("finds the three faces of a photograph", async () => {
  const faces = await findBoxes(photograph);
  expect(faces).toHaveLength(3);
  for (const { x, y, width, height } of faces) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1);
    expect(y + height).toBeLessThan(0.7);
  }
  expect(Math.max(...faces.map(({ height }) => height))).toBeCloseTo(0.21, 1);
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
