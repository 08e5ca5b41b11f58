import fc from "fast-check";
import { expect, test } from "vitest";
import { imagePath, leavesFolder, readFocus, withFocus, withoutFocus } from "./image-path.ts";

test("encodes each segment of an image path [A297]", () => {
  expect(imagePath("SGSM/front gate.jpg")).toBe("/api/image/SGSM/front%20gate.jpg");
  expect(imagePath("/api/image/abc")).toBe("/api/image/abc");
  expect(imagePath("https://pictures.example/a.jpg")).toBe("https://pictures.example/a.jpg");
});

test.each([
  ["(1).jpg", "/api/image/(1).jpg"],
  ["a#1.jpg", "/api/image/a%231.jpg"],
  ["50% off?.jpg", "/api/image/50%25%20off%3F.jpg"],
  ["a;b+c&d=e.jpg", "/api/image/a%3Bb%2Bc%26d%3De.jpg"],
  ["scan.jpg.pdf", "/api/image/scan.jpg.pdf"],
  ["CON", "/api/image/CON"],
  ["हिम.png", "/api/image/%E0%A4%B9%E0%A4%BF%E0%A4%AE.png"],
  ["a..b.jpg", "/api/image/a..b.jpg"],
  ["...and more.jpg", "/api/image/...and%20more.jpg"],
])("returns a path for the ordinary name %s [R65]", (name, address) => {
  expect(imagePath(name)).toBe(address);
});

test.each([
  "",
  "  ",
  "/",
  "../etc/passwd",
  "a/../../b",
  "./a",
  "a/..",
  ".. /a",
  "..;/a",
  "..;x=1",
  "%2e%2e/a",
  "%252E./a",
  "..%2fa",
  "a%25252f..%25252fb",
  "%25%32%65%2e",
  "a\\b.jpg",
  "..\\a",
  "a\nb.jpg",
])("returns an empty path for %j, so that no link is rendered [R65]", (name) => {
  expect(imagePath(name)).toBe("");
});

test("accepts the longest file name of any disk and rejects a name that fits no request [R65]", () => {
  expect(imagePath("अ".repeat(255))).toHaveLength("/api/image/".length + 255 * 9);
  expect(imagePath("x".repeat(3_001))).toBe("");
});

test("refuses a segment that is encoded more than three times, in linear time [R65]", () => {
  expect(leavesFolder("a%2525.jpg")).toBe(false);
  expect(leavesFolder("a%252525252e.jpg")).toBe(true);
  expect(imagePath("a%25.jpg")).toBe("/api/image/a%2525.jpg");
  const start = performance.now();
  expect(leavesFolder(`%${"25".repeat(100_000)}2e`)).toBe(true);
  expect(imagePath(`%${"25".repeat(100_000)}2e`)).toBe("");
  expect(performance.now() - start).toBeLessThan(1_000);
});

const awkward = fc.oneof(fc.constantFrom(..."#%?;+& ().'\"<>~:*|~हि\\"), fc.constant("%2f"));
const anyName = fc
  .oneof(fc.string({ unit: awkward }), fc.string({ unit: "grapheme" }))
  .map((name) => name.replaceAll("/", ""));

test("returns a path that decodes to exactly the file name [R65]", () => {
  let printed = 0;
  fc.assert(
    fc.property(anyName, (name) => {
      const address = imagePath(name);
      const isOneName = name.trim() !== "" && !/[\\\p{Cc}]/u.test(name) && !leavesFolder(name);
      expect(address !== "").toBe(isOneName);
      if (address === "") return;
      printed += 1;
      const { pathname, search, hash } = new URL(address, "https://school.example");
      expect({ search, hash, pathname }).toEqual({ search: "", hash: "", pathname: address });
      expect(decodeURIComponent(pathname.slice("/api/image/".length))).toBe(name.trim());
    }),
    { numRuns: 5_000 },
  );
  expect(printed).toBeGreaterThan(2_000);
});

test("never returns a path outside /api/image/, however often a server decodes it [R65]", () => {
  const piece = fc.oneof(
    fc.constantFrom("a", "..", ".", "/", "\\", ";", " ", "%", "25", "%2e", "%2E%2e", "%2f", "%5c"),
    fc.constantFrom("%252e", "%252f", "%32%65", "%25%32%66"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = imagePath(pieces.join(""));
      if (address === "") return;
      let path = address;
      for (let times = 0; times < 12; times += 1) {
        const { pathname } = new URL(path.replaceAll("//", "/"), "https://school.example");
        expect(pathname.startsWith("/api/image/"), `${address} became ${pathname}`).toBe(true);
        path = path.replace(/%([0-7][0-9a-f])/gi, (_, hex) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
      }
    }),
    { numRuns: 4_000 },
  );
});

const stored = `${"0f".repeat(16)}.jpg`;

test("adds a focal point to the name of a picture and reads it back", () => {
  const named = withFocus(stored, 31, 100);
  expect(named).toBe(`${"0f".repeat(16)}-f3a.jpg`);
  expect(readFocus(named)).toEqual({ x: 3, y: 10 });
  expect(withoutFocus(named)).toBe(stored);
  expect(readFocus(withFocus(stored, -5, 4))).toEqual({ x: 0, y: 0 });
});

test("does not change the name for a focal point in the middle or a file of another CMS", () => {
  expect(withFocus(stored, 50, 50)).toBe(stored);
  expect(withFocus(stored, null, undefined)).toBe(stored);
  expect(withFocus("SGSM/hall.jpg", 10, 10)).toBe("SGSM/hall.jpg");
  expect(readFocus("photo-f37.jpg")).toBeUndefined();
  expect(withoutFocus("photo-f37.jpg")).toBe("photo-f37.jpg");
});

test("shows any focal point in every crop of at least a fifth of the picture", () => {
  const point = fc.integer({ min: 0, max: 100 });
  const share = fc.double({ min: 0.2, max: 1, noNaN: true });
  fc.assert(
    fc.property(point, share, (percent, shown) => {
      const tenths = readFocus(withFocus(stored, percent, 0))?.x ?? 5;
      // The same formula as CSS object-position.
      const from = (tenths / 10) * (1 - shown);
      const at = percent / 100;
      expect(at).toBeGreaterThanOrEqual(from - 1e-9);
      expect(at).toBeLessThanOrEqual(from + shown + 1e-9);
    }),
  );
});
