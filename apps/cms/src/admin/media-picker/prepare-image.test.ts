import exifr from "exifr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { imageKind, withExif } from "./prepare-image.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const create = { width: 60, height: 40, channels: 3, background: "#789" } as const;
const toBytes = (picture: sharp.Sharp) =>
  picture
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
const taken = sharp({ create })
  .withExif({ IFD0: { Make: "Camera maker" } })
  .withMetadata({ orientation: 6 });

test("a resized photograph has its EXIF data and is upright", async () => {
  const parts = withExif(await toBytes(sharp({ create })), await toBytes(taken));
  const joined = Buffer.concat(parts);
  expect((await exifr.parse(joined, { translateValues: false })) ?? {}).toMatchObject({
    Make: "Camera maker",
    Orientation: 1,
  });
  expect(await sharp(joined).metadata()).toMatchObject({ width: 60, height: 40, orientation: 1 });
});

test("a photograph without EXIF data, or with broken data, is used as drawn", async () => {
  const drawn = await toBytes(sharp({ create }));
  expect(withExif(drawn, drawn)).toEqual([drawn]);
  const broken = bytes("\xff\xd8\xff\xe1\0\x0cExif\0\0II");
  expect(withExif(drawn, broken)).toEqual([drawn]);
});

test("detects the type of a file by its first bytes", () => {
  expect(imageKind(bytes("\xff\xd8\xff\xe0 and more"))).toBe("jpeg");
  expect(imageKind(bytes("\x89PNG\r\n\x1a\n    "))).toBe("png");
  expect(imageKind(bytes("RIFF\x10\x20\x30\x40WEBP"))).toBe("webp");
  expect(imageKind(bytes("\0\0\0\x18ftypheic"))).toBe("heic");
  expect(imageKind(bytes("\0\n\0\x18ftypmif1"))).toBe("heic");
  expect(imageKind(bytes("<svg xmlns="))).toBe("other");
  expect(imageKind(bytes("<!doctype html>"))).toBe("other");
  expect(imageKind(bytes(""))).toBe("other");
});
