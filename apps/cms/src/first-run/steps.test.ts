import { blankTagline } from "@manor/content-api/blank-school";
import { defaultSchool } from "@manor/content-api/default-school";
import type { School } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { ownSteps } from "./steps.ts";

const { identity, brand, admission, settings } = defaultSchool;
const today = "2026-11-20";
const about = { id: 3, replaces: "/about", title: "About us", isSample: true };

const doneOf = (parts: Partial<School>, page = about) =>
  ownSteps({ ...defaultSchool, ...parts }, [page], today)
    .filter(({ isDone }) => isDone)
    .map(({ what }) => what);

test("of the sample nothing is done, and each of the seventeen leads to its screen", () => {
  const steps = ownSteps(defaultSchool, [about], today);
  expect(steps).toHaveLength(17);
  expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
  for (const { path } of steps) expect(path).toMatch(/^\/(globals|collections)\//);
  expect(steps[7]).toMatchObject({
    what: "Text of “{page}”",
    page: "About us",
    path: "/collections/pages/3",
  });
});

test("each is done when the school has its own", () => {
  expect(doneOf({ identity: { ...identity, name: "Lakeside" } })).toEqual(["The school’s name"]);
  expect(doneOf({ identity: { ...identity, tagline: "By the lake" } })).toEqual(["Tagline"]);
  expect(doneOf({ identity: { ...identity, tagline: blankTagline } })).toEqual([]);
  expect(doneOf({ identity: { ...identity, address: ["1 Lake Road"] } })).toEqual([
    "Postal address",
  ]);
  const phones = { ...identity.phones, office: "+91 1" };
  expect(doneOf({ identity: { ...identity, phones } })).toEqual([]);
  expect(doneOf({ identity: { ...identity, phones, email: "office@lake.example" } })).toEqual([
    "Phone numbers and e-mail",
  ]);
  expect(doneOf({ brand: { ...brand, accent: "#123456" } })).toEqual(["Colours"]);
  expect(doneOf({ brand: { ...brand, emblem: "a.png" } })).toEqual(["Logo"]);
});

test("dates are done when they are the school's, and none of them has passed", () => {
  const until = (day: string) => ({
    admission: {
      ...admission,
      opening: { ...admission.opening, until: "" },
      entranceTest: { ...admission.entranceTest, until: day },
    },
  });
  expect(doneOf(until("2027-03-01"))).toEqual(["Admission dates"]);
  expect(doneOf(until("2026-03-01"))).toEqual([]);
});

test("a text is done when the office wrote it, or confirmed it as it is", () => {
  expect(doneOf({}, { ...about, isSample: false })).toEqual(["Text of “{page}”"]);
  const sampleWording = settings.sampleWording.filter((address) => address !== "/about");
  expect(doneOf({ settings: { ...settings, sampleWording } })).toEqual(["Text of “{page}”"]);
});
