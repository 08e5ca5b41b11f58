import fc from "fast-check";
import { expect, test } from "vitest";
import { findPage } from "../model/pages/find-page.ts";
import { sampleSchool } from "../model/school/test-school.ts";
import { canonicalAddress } from "./request-checks.ts";
import { PASSED, serveSteps } from "./test-server.ts";

const canonicalPath = (path: string) => findPage(sampleSchool, path)?.path;

const paths = [
  "/about /mission-vision /principal-message /timeline /schoolSong /philosophy /values /aims-objectives",
  "/entry-to-sgc /entry-to-class-iV-Viii /entry-to-IX /entry-to-XI /rules-regulations /PhoneCallTiming",
  "/academic-facilities /sports /residential /campusAmenities /environmental /hostel /virtual-tour",
  "/Events /News /Gallery /SubGallery /subFest /TopperXII /TopperX /weeklyMenu /newsletter /contact",
  "/career-information",
].flatMap((line) => line.split(" "));

test("maps upper and lower case and a trailing slash to the spelling of the route table [A17]", () => {
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

test("does not change the id of a record", () => {
  expect(canonicalPath("/events/aB3")).toBe("/Events/aB3");
  expect(canonicalPath("/NEWS/x/")).toBe("/News/x");
});

test("returns undefined for an unknown path, and is idempotent", () => {
  expect(canonicalPath("/nowhere")).toBeUndefined();
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const right = canonicalPath(path);
      if (right !== undefined) expect(canonicalPath(right)).toBe(right);
    }),
  );
});

const origin = await serveSteps([canonicalAddress]);

async function fetchPath(path: string) {
  const response = await fetch(origin + path, { redirect: "manual" });
  return [response.status, response.headers.get("location")];
}

test.each([
  ["/%45vents", "/Events"],
  ["/%65%76%65%6e%74%73/?q=a%20b", "/Events?q=a%20b"],
  ["/Events/%61B3", "/Events/aB3"],
  ["/Events/a%2fb", "/Events/a%2Fb"],
  ["/nowhere%2Dat-all", "/nowhere-at-all"],
  ["/assets/%61pp.js", "/assets/app.js"],
])("redirects percent-encoded %s to %s with one 301 [A17]", async (path, right) => {
  expect(await fetchPath(path)).toEqual([301, right]);
  expect(await fetchPath(right)).toEqual([PASSED, null]);
});

test.each(["/api/image/a%231%25%3F;(1).jpg", "/api/image/%2541.jpg", "/Events/a%20b"])(
  "does not decode required escapes: %s",
  async (path) => {
    expect(await fetchPath(path)).toEqual([PASSED, null]);
  },
);

test("redirects at most once and never to another site [A17]", async () => {
  const character = fc.constantFrom(..."/%.~eE2f5cF40aé(");
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: character, maxLength: 12 }), async (tail) => {
      const path = URL.parse(`/${tail}`, "http://site.invalid")?.pathname ?? "/";
      const [status, right] = await fetchPath(path.replace(/^\/+/, "/"));
      if (status === PASSED || typeof right !== "string") return;
      expect(right).toMatch(/^\/(?!\/)/);
      expect(await fetchPath(right)).toEqual([PASSED, null]);
    }),
  );
});
