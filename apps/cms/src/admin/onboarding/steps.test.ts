import { blankTagline } from "@manor/content-api/blank-school";
import { defaultSchool } from "@manor/content-api/default-school";
import type { School } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { createSteps } from "./steps.ts";

const { identity, brand, admission, settings } = defaultSchool;
const today = "2026-11-20";
const about = { id: 3, replaces: "/about", title: "About us", isSample: true };

const findDone = (parts: Partial<School>, page = about) =>
  createSteps({ ...defaultSchool, ...parts }, [page], today)
    .filter(({ isDone }) => isDone)
    .map(({ what }) => what);

test("with the sample, none of the seventeen steps is done, and each has its page", () => {
  const steps = createSteps(defaultSchool, [about], today);
  expect(steps).toHaveLength(17);
  expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
  for (const { path } of steps) expect(path).toMatch(/^\/(globals|collections)\//);
  expect(steps[7]).toMatchObject({
    what: "Text of “{page}”",
    page: "About us",
    path: "/collections/pages/3",
  });
});

test("a step is done when the school has its own value", () => {
  expect(findDone({ identity: { ...identity, name: "Lakeside" } })).toEqual(["The school’s name"]);
  expect(findDone({ identity: { ...identity, tagline: "By the lake" } })).toEqual(["Tagline"]);
  expect(findDone({ identity: { ...identity, tagline: blankTagline } })).toEqual([]);
  expect(findDone({ identity: { ...identity, address: ["1 Lake Road"] } })).toEqual([
    "Postal address",
  ]);
  const phones = { ...identity.phones, office: "+91 1" };
  expect(findDone({ identity: { ...identity, phones } })).toEqual([]);
  expect(findDone({ identity: { ...identity, phones, email: "office@lake.example" } })).toEqual([
    "Phone numbers and e-mail",
  ]);
  expect(findDone({ brand: { ...brand, accent: "#123456" } })).toEqual(["Colours"]);
  expect(findDone({ brand: { ...brand, emblem: "a.png" } })).toEqual(["Logo"]);
});

test("the dates are done when they are the school's own and none has passed", () => {
  const until = (day: string) => ({
    admission: {
      ...admission,
      opening: { ...admission.opening, until: "" },
      entranceTest: { ...admission.entranceTest, until: day },
    },
  });
  expect(findDone(until("2027-03-01"))).toEqual(["Admission dates"]);
  expect(findDone(until("2026-03-01"))).toEqual([]);
});

test("a text is done when it was changed, or confirmed unchanged", () => {
  expect(findDone({}, { ...about, isSample: false })).toEqual(["Text of “{page}”"]);
  const sampleWording = settings.sampleWording.filter((address) => address !== "/about");
  expect(findDone({ settings: { ...settings, sampleWording } })).toEqual(["Text of “{page}”"]);
});
