import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-address.ts";

const paths = [
  "/about /mission-vision /principal-message /timeline /schoolSong /philosophy /values /aims-objectives",
  "/entry-to-sgc /entry-to-class-iV-Viii /entry-to-IX /entry-to-XI /rules-regulations /PhoneCallTiming",
  "/academic-facilities /sports /residential /campusAmenities /environmental /hostel /virtual-tour",
  "/Events /News /Gallery /SubGallery /subFest /TopperXII /TopperX /weeklyMenu /newsletter /contact",
  "/career-information",
].flatMap((line) => line.split(" "));

test("A17 every letter case and a trailing slash lead to the one spelling of the route table", () => {
  expect(paths).toHaveLength(32);
  for (const path of ["/", ...paths]) {
    for (const written of [
      path,
      path.toLowerCase(),
      path.toUpperCase(),
      `${path}/`,
      `${path.toUpperCase()}//`,
    ]) {
      expect(canonicalPath(written), written).toBe(path);
    }
  }
});

test("a record keeps its id as it is, whatever the case of the list before it", () => {
  expect(canonicalPath("/events/aB3")).toBe("/Events/aB3");
  expect(canonicalPath("/NEWS/x/")).toBe("/News/x");
});

test("an unknown address has no canonical spelling, and the answer is always stable", () => {
  expect(canonicalPath("/nowhere")).toBeUndefined();
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const right = canonicalPath(path);
      if (right !== undefined) expect(canonicalPath(right)).toBe(right);
    }),
  );
});
