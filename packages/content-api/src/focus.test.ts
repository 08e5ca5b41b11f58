import fc from "fast-check";
import { expect, test } from "vitest";
import { focusIn, withFocus, withoutFocus } from "./focus.ts";

const stored = `${"0f".repeat(16)}.jpg`;

test("a focal point goes into the name of a picture and comes out of it again", () => {
  const named = withFocus(stored, 31, 100);
  expect(named).toBe(`${"0f".repeat(16)}-f3a.jpg`);
  expect(focusIn(named)).toEqual({ x: 3, y: 10 });
  expect(withoutFocus(named)).toBe(stored);
  expect(focusIn(withFocus(stored, -5, 4))).toEqual({ x: 0, y: 0 });
});

test("a picture that looks to its middle, and a file of another host, keep their names", () => {
  expect(withFocus(stored, 50, 50)).toBe(stored);
  expect(withFocus(stored, null, undefined)).toBe(stored);
  expect(withFocus("SGSM/hall.jpg", 10, 10)).toBe("SGSM/hall.jpg");
  expect(focusIn("photo-f37.jpg")).toBeUndefined();
  expect(withoutFocus("photo-f37.jpg")).toBe("photo-f37.jpg");
});

test("whatever the point, it stands in every crop that shows a fifth of the picture or more", () => {
  const point = fc.integer({ min: 0, max: 100 });
  const share = fc.double({ min: 0.2, max: 1, noNaN: true });
  fc.assert(
    fc.property(point, share, (percent, shown) => {
      const tenths = focusIn(withFocus(stored, percent, 0))?.x ?? 5;
      // As CSS places a picture in its box: what hangs over is cut off in this proportion.
      const from = (tenths / 10) * (1 - shown);
      const at = percent / 100;
      expect(at).toBeGreaterThanOrEqual(from - 1e-9);
      expect(at).toBeLessThanOrEqual(from + shown + 1e-9);
    }),
  );
});
