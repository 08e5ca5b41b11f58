import { expect, test } from "vitest";
import { pictureWidths } from "../../app/ui/picture/picture-widths.ts";
import { readVariant } from "./image-request.ts";

const read = (query: string, headers = {}) => readVariant(new URLSearchParams(query), headers);
const formatFor = (accept: string | undefined) => {
  const variant = read("w=640", accept === undefined ? {} : { accept });
  return typeof variant === "object" ? variant.format : variant;
};

test("every listed width can be had, and without one the whole picture", () => {
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
])("the width in %j is refused, so that nobody can order ten thousand sizes", (query) => {
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
])("a browser that says it takes %j gets %s", (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});

test("a visitor who saves data gets a picture half as wide, and never a smaller one than the smallest", () => {
  const saving = pictureWidths.map((width) => read(`w=${width}`, { "save-data": "on" }));
  expect(saving).toMatchObject(
    [160, 160, 240, 320, 480, 640, 800, 1000].map((width) => ({ width })),
  );
});
