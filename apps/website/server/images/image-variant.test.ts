import { expect, test } from "vitest";
import { pictureWidths } from "../../model/pictures.ts";
import { readVariant } from "./image-request.ts";

const read = (query: string, headers = {}) => readVariant(new URLSearchParams(query), headers);
const formatFor = (accept: string | undefined) => {
  const variant = read("w=640", accept === undefined ? {} : { accept });
  return typeof variant === "object" ? variant.format : variant;
};

test("accepts every listed width, and returns the whole image without one", () => {
  expect(pictureWidths.map((width) => read(`w=${width}`))).toEqual(
    pictureWidths.map((width) => ({ width, format: "jpeg" })),
  );
  expect(read("")).toBe("whole");
});

test.each([
  "w=99999",
  "w=641",
  "w=",
  "w=0640",
  "w=640.0",
  "w=-160",
  "w=1e3",
  "w=160&w=160",
  "w=Infinity",
])("rejects the width in %j", (query) => {
  expect(read(query)).toBeUndefined();
});

test.each([
  [undefined, "jpeg"],
  ["", "jpeg"],
  ["*/*", "jpeg"],
  ["image/*", "jpeg"],
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
  ["image/webp,image/png,image/*;q=0.8", "webp"],
  ["image/avif;q=0, image/webp;q=0, image/jpeg", "jpeg"],
  ["IMAGE/AVIF ; Q=0.9, */*;q=0.8", "avif"],
])("chooses for Accept: %j the format %s", (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});

test("halves the width with Save-Data, down to the smallest width", () => {
  const saving = pictureWidths.map((width) => read(`w=${width}`, { "save-data": "on" }));
  expect(saving).toMatchObject(
    [160, 160, 240, 320, 480, 640, 800, 1000].map((width) => ({ width })),
  );
});
