import fc from "fast-check";
import { expect, test } from "vitest";
import { readImageAddress } from "./image-address.ts";

test.each([
  ["/api/image/66f1c0ffee", "66f1c0ffee"],
  ["/API/Image/SGSM/school-noon.jpg", "SGSM/school-noon.jpg"],
  ["/api/image/Sports%20Day%20(2).JPG", "Sports Day (2).JPG"],
  ["/api/image/%E0%A4%B9%E0%A4%BF%E0%A4%AE.png", "हिम.png"],
  ["/api/image/IMG_2024.10.05.jpeg", "IMG_2024.10.05.jpeg"],
  ["/api/image/fees.pdf", "fees.pdf"],
])("A297 the office's picture %s is found under its name", (path, name) => {
  expect(readImageAddress(path)).toEqual({ call: "image", name });
});

test("the details of a photo have an address of their own", () => {
  expect(readImageAddress("/photo-details/a/b.jpg")).toEqual({ call: "details", name: "a/b.jpg" });
});

test.each(["/", "/api/images/a.jpg", "/api/imagea.jpg", "/api/gallery/SGSM", "/x/api/image/a.jpg"])(
  "%s is left to the rest of the site",
  (path) => {
    expect(readImageAddress(path)).toBeUndefined();
  },
);

test.each([
  "..",
  "../secret.jpg",
  "a/../../secret.jpg",
  "%2e%2e/secret.jpg",
  "%252e%252e%252fsecret.jpg",
  "a%2Fb.jpg",
  "%2Fetc/passwd",
  "a%5Cb.jpg",
  "C:/a.jpg",
  ".hidden",
  ".",
  "a.jpg.",
  "a//b.jpg",
  "a.jpg/",
  "",
  "CON",
  "nul.jpg",
  "lpt1.png",
  "a.svg",
  "a.html",
  "a.js",
  "a.php.jpg",
  "a.jpg.png",
  "a.jpg%3Fw=1",
  "<b>.jpg",
  "a/b/c/d/e/f/g/h/i.jpg",
])("the hostile or useless name %j is not found", (name) => {
  expect(readImageAddress(`/api/image/${name}`)).toMatchObject({ call: "refused", status: 404 });
});

test.each(["%", "%ff.jpg", "a%00.jpg", "a%0Ab.jpg", "a%7Fb.jpg", "x".repeat(301)])(
  "the unreadable name %j is refused",
  (name) => {
    expect(readImageAddress(`/api/image/${name}`)).toMatchObject({ call: "refused", status: 400 });
  },
);

test("whatever a visitor types, a name that is handed on can do no harm in a path", () => {
  const piece = fc.oneof(
    fc.constantFrom("a", "photo", "_1", "हिम", "/b.jpg"),
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.constantFrom(
      "..",
      ".",
      "/",
      "%2e",
      "%2F",
      "%5c",
      "%00",
      "\\",
      ".svg",
      ".jpg",
      "CON",
      "~",
      " ",
    ),
    fc.string({ unit: "grapheme-ascii", maxLength: 12 }).map(encodeURIComponent),
  );
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const address = readImageAddress(`/api/image/${pieces.join("")}`);
      if (!address || address.call === "refused") return;
      accepted += 1;
      const { name } = address;
      expect(name.length).toBeLessThanOrEqual(300);
      expect(name).not.toMatch(/\.\.|[\\%:*?"<>|]|\p{Cc}|\.(svg|html?|js)$/iu);
      for (const segment of name.split("/")) expect(segment).toMatch(/^[^. ](.*[^. ])?$/su);
    }),
    { numRuns: 20_000 },
  );
  expect(accepted).toBeGreaterThan(500);
});
