import { expect, test } from "vitest";
import { findNamedPhotos } from "./find-requested-photos.ts";

test("finds the photographs in a message by their addresses, each once", () => {
  const message = `Please remove this photo: /SubGallery?id=a1&photo=one%20(1).jpg

and https://www.sgc.example/subFest?id=a%202&photo=SGSM%2Fsnow+dawn too,
again /SubGallery?id=a1&photo=one%20(1).jpg. My son's name is /SubGallery.`;
  expect(findNamedPhotos(message)).toEqual(["one (1).jpg", "SGSM/snow dawn"]);
});

test("ignores other addresses, and limits the number of photographs", () => {
  for (const text of [
    "",
    "/SubGallery?id=a1",
    "/SubGallery?photo=x",
    "/News?id=a&photo=b",
    "photo=x",
  ])
    expect(findNamedPhotos(text), text).toEqual([]);
  const many = Array.from({ length: 900 }, (_, n) => `/SubGallery?id=a&photo=${n}.jpg`).join(" ");
  expect(findNamedPhotos(many)).toHaveLength(20);
});
