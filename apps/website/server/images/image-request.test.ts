import { imagePath } from "@manor/content-api/image-path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readImageRequest } from "./image-request.ts";

test.each([
  ["/API/Image/SGSM/school-noon.jpg", "SGSM/school-noon.jpg"],
  ["/api/image/Sports%20Day%20(2).JPG", "Sports Day (2).JPG"],
  ["/api/image/a;b.jpg", "a;b.jpg"],
  ["/api/image/a%3Bb.jpg", "a;b.jpg"],
  ["/api/image/100%2525.jpg", "100%25.jpg"],
  ["/api/image/a..b.jpg", "a..b.jpg"],
  ["/api/image/a/b/c/d/e/f/g/h/i.jpg", "a/b/c/d/e/f/g/h/i.jpg"],
])("finds the CMS file %s under its name [A297]", (path, name) => {
  expect(readImageRequest(path)).toEqual({ call: "image", name });
});

test("reads the address of a photo's details", () => {
  expect(readImageRequest("/photo-details/a/b.jpg")).toEqual({ call: "details", name: "a/b.jpg" });
});

test.each(["/", "/api/images/a.jpg", "/api/imagea.jpg", "/api/gallery/SGSM", "/x/api/image/a.jpg"])(
  "ignores %s",
  (path) => {
    expect(readImageRequest(path)).toBeUndefined();
  },
);

test.each(["", "%20", "a%2Fb.jpg", "%2Fetc/passwd", "a%5Cb.jpg", "a//b.jpg", "a.jpg/"])(
  "returns 404 for the name %j, which no page uses",
  (name) => {
    expect(readImageRequest(`/api/image/${name}`)).toMatchObject({ call: "refused", status: 404 });
  },
);

test("returns 404 for a name that is too long", () => {
  const name = "x".repeat(3_001);
  expect(readImageRequest(`/api/image/${name}`)).toMatchObject({ call: "refused", status: 404 });
});

test.each(["a/../../secret.jpg", "%252e%252e%252fsecret.jpg", "a%2F..%2F..%2Fsecret.jpg"])(
  "rejects %j, which leaves its folder [R65]",
  (name) => {
    expect(readImageRequest(`/api/image/${name}`)).toMatchObject({ call: "refused", status: 400 });
  },
);

test.each(["%", "%ff.jpg", "a%00.jpg", "a%0Ab.jpg", "a%7Fb.jpg"])(
  "rejects the malformed name %j",
  (name) => {
    expect(readImageRequest(`/api/image/${name}`)).toMatchObject({ call: "refused", status: 400 });
  },
);

test("reads back the name from every address that a page uses [R65]", () => {
  const character = fc.oneof(fc.constantFrom(..."#%?;+& ().'\"<>~:*|[]{}हि/"), fc.constant("%2f"));
  const anyName = fc.oneof(fc.string({ unit: character }), fc.string({ unit: "grapheme" }));
  let printed = 0;
  fc.assert(
    fc.property(anyName, (name) => {
      const address = imagePath(name);
      if (address === "") return;
      printed += 1;
      // As the browser sends it.
      const { pathname } = new URL(address, "https://school.example");
      const segments = name
        .trim()
        .split("/")
        .filter((segment) => segment !== "");
      expect(readImageRequest(pathname)).toEqual({ call: "image", name: segments.join("/") });
    }),
    { numRuns: 4_000 },
  );
  expect(printed).toBeGreaterThan(2_000);
});

test("requests only paths under /api/image/ from the CMS, for any address [R65]", () => {
  const piece = fc.oneof(
    fc.constantFrom("a", "photo", "_1", "हिम", "/b.jpg", "..", ".", "/", "%2e", "%2F", "%5c", "~"),
    fc.constantFrom("%00", "%252e", "%252f", "\\", ".svg", ".jpg", "CON", " ", ";", "%25%32%65"),
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.string({ unit: "grapheme-ascii", maxLength: 12 }).map(encodeURIComponent),
  );
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const address = readImageRequest(`/api/image/${pieces.join("")}`);
      if (!address || address.call === "refused") return;
      accepted += 1;
      const path = imagePath(address.name);
      expect(new URL(path, "http://cms").pathname).toBe(path);
      expect(path.startsWith("/api/image/")).toBe(true);
      expect(address.name).not.toMatch(/\\|\p{Cc}/u);
      for (const segment of address.name.split("/")) expect(segment).not.toMatch(/^\.{0,2}$/);
    }),
    { numRuns: 2_000 },
  );
  expect(accepted).toBeGreaterThan(150);
});
