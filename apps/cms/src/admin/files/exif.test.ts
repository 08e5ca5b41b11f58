import exifr from "exifr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { withCameraData } from "./exif.ts";

const create = { width: 60, height: 40, channels: 3, background: "#789" } as const;
const bytesOf = (picture: sharp.Sharp) =>
  picture
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
const taken = sharp({ create })
  .withExif({ IFD0: { Make: "Camera maker" } })
  .withMetadata({ orientation: 6 });

test("a photograph that was made smaller keeps its camera's data, and stands upright", async () => {
  const parts = withCameraData(await bytesOf(sharp({ create })), await bytesOf(taken));
  const joined = Buffer.concat(parts);
  expect((await exifr.parse(joined, { translateValues: false })) ?? {}).toMatchObject({
    Make: "Camera maker",
    Orientation: 1,
  });
  expect(await sharp(joined).metadata()).toMatchObject({ width: 60, height: 40, orientation: 1 });
});

test("a photograph without such data, or with broken data, comes out as it was drawn", async () => {
  const drawn = await bytesOf(sharp({ create }));
  expect(withCameraData(drawn, drawn)).toEqual([drawn]);
  const broken = Uint8Array.of(
    0xff,
    0xd8,
    0xff,
    0xe1,
    0,
    12,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x49,
    0x49,
  );
  expect(withCameraData(drawn, broken)).toEqual([drawn]);
});
