import { readSampleSchool } from "@manor/sample-school";
import { expect, test } from "vitest";
import { automaticChange } from "../../fields/record-fields.ts";
import { createSteps } from "./steps.ts";

const today = "2026-11-20";
const byCms = {
  "name-and-address": automaticChange,
  brand: automaticChange,
  admission: automaticChange,
};
const about = { id: 3, address: "/about", title: "About us", changedBy: automaticChange };
const school = readSampleSchool();
const steps = ({
  authors = {},
  page = about,
  of = school,
}: {
  authors?: Partial<typeof byCms>;
  page?: typeof about;
  of?: typeof school;
} = {}) => createSteps(of, { ...byCms, ...authors }, [page], today);
const findDone = (change: Parameters<typeof steps>[0]) =>
  steps(change)
    .filter(({ isDone }) => isDone)
    .map(({ what }) => what);

test("no step is done before an editor saves a page, and each has its page", () => {
  expect(steps().map(({ isDone, page, path }) => [isDone, page, path])).toEqual([
    [false, undefined, "/globals/name-and-address"],
    [false, undefined, "/globals/brand"],
    [false, undefined, "/globals/admission"],
    [false, "About us", "/collections/pages/3"],
  ]);
});

test("a settings page is done when an editor has saved it", () => {
  expect(findDone({ authors: { "name-and-address": "Asha" } })).toEqual(["Name and address"]);
  expect(findDone({ authors: { brand: "Asha" } })).toEqual(["Colours and logo"]);
});

test("the admission is done when an editor has saved it and none of its dates has passed", () => {
  const authors = { admission: "Asha" };
  const { entranceTest } = school.admission;
  const until = (day: string) => ({
    ...school,
    admission: { ...school.admission, entranceTest: { ...entranceTest, until: day } },
  });
  expect(findDone({ authors, of: until("2027-03-01") })).toEqual(["Admission: dates and fees"]);
  expect(findDone({ authors, of: until("2026-03-01") })).toEqual([]);
});

test("a text is done when an editor has saved it, or when it is not in the list to approve", () => {
  const step = ["Text of “{page}”"];
  expect(findDone({ page: { ...about, changedBy: "Asha" } })).toEqual(step);
  const settings = { ...school.settings, sampleWording: ["/values"] };
  expect(findDone({ of: { ...school, settings } })).toEqual(step);
});
