import fc from "fast-check";
import { expect, test } from "vitest";
import { readFocus, withFocus, withoutFocus } from "./focus.ts";

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
