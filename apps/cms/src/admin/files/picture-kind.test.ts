import { expect, test } from "vitest";
import { pictureKind, whyNoPicture } from "./picture-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("a file is known by its first bytes, whatever it is called", () => {
  expect(pictureKind(bytes("\xff\xd8\xff\xe0 and more"))).toBe("jpeg");
  expect(pictureKind(bytes("\x89PNG\r\n\x1a\n    "))).toBe("png");
  expect(pictureKind(bytes("RIFF\x10\x20\x30\x40WEBP"))).toBe("webp");
  expect(pictureKind(bytes("\0\0\0\x18ftypheic"))).toBe("heic");
  expect(pictureKind(bytes("\0\n\0\x18ftypmif1"))).toBe("heic");
  expect(pictureKind(bytes("<svg xmlns="))).toBe("other");
  expect(pictureKind(bytes("<!doctype html>"))).toBe("other");
  expect(pictureKind(bytes(""))).toBe("other");
});

test("a drawing is told how it may come back, anything else that it is no picture", () => {
  expect(whyNoPicture("crest.SVG")).toContain("save it as PNG");
  expect(whyNoPicture("page.html")).toContain("no JPEG, PNG, WebP or HEIC picture");
});
