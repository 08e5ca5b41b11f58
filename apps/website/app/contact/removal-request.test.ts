import fc from "fast-check";
import { expect, test } from "vitest";
import { translateEnglish } from "../../model/texts/translate.ts";
import { toPhotos } from "../albums/album/load-album.ts";
import { removalRequest } from "./removal-request.ts";

/** The prefilled message after a visitor follows the photo's link. */
function getMessage(albumId: string, photo: string): string {
  const [link] = toPhotos("/SubGallery", albumId, [photo], [], translateEnglish);
  const { searchParams } = new URL(link?.removalHref ?? "", "https://school.example");
  return removalRequest(searchParams.get("photo"), translateEnglish);
}

test.each([
  ["SGSM/snow-dawn", "SGSM%2Fsnow-dawn"],
  ["Sports Day 2026.jpg", "Sports+Day+2026.jpg"],
  ["march+past.jpg", "march%2Bpast.jpg"],
  ["best*of*all.jpg", "best*of*all.jpg"],
  ["(1)#2;50%?.jpg", "%281%29%232%3B50%25%3F.jpg"],
  ["वार्षिक.jpg", "%E0%A4%B5%E0%A4%BE%E0%A4%B0%E0%A5%8D%E0%A4%B7%E0%A4%BF%E0%A4%95.jpg"],
  ["https://pictures.example/a b.jpg?x=1", "https%3A%2F%2Fpictures.example%2Fa+b.jpg%3Fx%3D1"],
])("names the photo %s in the message [A163]", (photo, written) => {
  expect(getMessage("a1", photo)).toBe(
    `Please remove this photo: /SubGallery?id=a1&photo=${written}\n\n`,
  );
});

test("accepts a name of the longest length that a file system allows [A163]", () => {
  expect(getMessage("a1", "अ".repeat(255))).toContain("%E0%A4%85".repeat(255));
});

test("writes a message that leads back to any album and photo name [A163]", () => {
  const anyText = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(anyText, anyText, (albumId, photo) => {
      const [, address = ""] = getMessage(albumId, photo).split("Please remove this photo: ");
      expect(address).toMatch(/^\S+\n\n$/);
      const { pathname, searchParams } = new URL(address.trim(), "https://school.example");
      expect(pathname).toBe("/SubGallery");
      expect([searchParams.get("id"), searchParams.get("photo")]).toEqual([albumId, photo]);
    }),
  );
});

test.each([
  null,
  "",
  "Buy now! https://elsewhere.example",
  "https://elsewhere.example/SubGallery?id=a&photo=b",
  "//elsewhere.example/SubGallery?id=a&photo=b",
  "/\\elsewhere.example/SubGallery?id=a&photo=b",
  "/News?id=a&photo=b",
  "/SubGallery",
  "/SubGallery?id=a",
  "/SubGallery?photo=b",
  "/SubGallery/../News?id=a&photo=b",
])("fills in nothing for %j, which is not a photo of this site", (text) => {
  expect(removalRequest(text, translateEnglish)).toBe("");
});

test("does not let the address inject text into the message", () => {
  const spam = "Buy now! https://elsewhere.example";
  expect(removalRequest(`/SubGallery?id=a&photo=b&spam=${spam}#${spam}`, translateEnglish)).toBe(
    "Please remove this photo: /SubGallery?id=a&photo=b\n\n",
  );
  expect(removalRequest(`/SubGallery?id=a&photo=${spam}`, translateEnglish)).toBe(
    "Please remove this photo: /SubGallery?id=a&photo=Buy+now%21+https%3A%2F%2Felsewhere.example\n\n",
  );
});
