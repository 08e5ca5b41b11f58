import sharp from "sharp";
import { expect, test } from "vitest";
import { imageKind, readExif } from "./prepare-image.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const create = { width: 60, height: 40, channels: 3, background: "#789" } as const;
const toJpeg = async (picture: sharp.Sharp) =>
  new Uint8Array(await picture.jpeg().toBuffer()).buffer;

test("reads only the tags of a photograph that are stored", async () => {
  const taken = sharp({ create }).withExif({
    IFD0: { Make: "Camera maker", Artist: "Sample Owner" },
    IFD2: { ISOSpeedRatings: "400", BodySerialNumber: "SAMPLE-4711" },
    IFD3: { GPSLatitudeRef: "S", GPSLatitude: "10/1 20/1 30/1" },
  });
  expect(await readExif(await toJpeg(taken))).toEqual({ Make: "Camera maker", ISO: 400 });
});

test("a photograph without EXIF data, or with broken data, has no tags", async () => {
  expect(await readExif(await toJpeg(sharp({ create })))).toEqual({});
  expect(await readExif(bytes("\xff\xd8\xff\xe1\0\x0cExif\0\0II").buffer)).toEqual({});
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
