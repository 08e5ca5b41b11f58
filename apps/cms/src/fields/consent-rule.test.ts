import fc from "fast-check";
import { expect, test } from "vitest";
import { type ConsentNote, consentOn, consentText, findUncovered } from "./consent-rule.ts";

const holdsOn = (day: string, note?: ConsentNote | null) => consentOn(day, note).isValid;
const note = { givenBy: "Mother, in writing", on: "2026-02-10", until: "2026-12-31" };

test("shows a record from the day of the consent to its last day, inclusive", () => {
  expect(holdsOn("2026-02-09", note)).toBe(false);
  expect(holdsOn("2026-02-10", note)).toBe(true);
  expect(holdsOn("2026-12-31", note)).toBe(true);
  expect(holdsOn("2027-01-01", note)).toBe(false);
});

test("a consent without an end is valid until it is withdrawn", () => {
  expect(holdsOn("2099-01-01", { ...note, until: null })).toBe(true);
});

test("a withdrawn consent ends the day before, however long it was given for", () => {
  for (const until of ["2026-12-31", null]) {
    const withdrawn = { ...note, until, withdrawnOn: "2026-06-01" };
    expect(holdsOn("2026-05-31", withdrawn)).toBe(true);
    expect(holdsOn("2026-06-01", withdrawn)).toBe(false);
    expect(holdsOn("2026-03-01", { ...withdrawn, until: "2026-02-28" })).toBe(false);
    expect(holdsOn("2026-02-10", { ...withdrawn, withdrawnOn: "2026-02-10" })).toBe(false);
    expect(holdsOn("2026-05-31", { ...withdrawn, withdrawnOn: "soon" })).toBe(false);
  }
});

test.each([
  ["no note at all", undefined],
  ["an empty note", {}],
  ["no name", { ...note, givenBy: "  " }],
  ["no date", { ...note, on: "" }],
  ["a last day that cannot be read", { ...note, until: "soon" }],
])("%s is not a consent", (_, given) => {
  expect(holdsOn("2026-06-01", given)).toBe(false);
});

test("never accepts a consent without a name and a date", () => {
  const part = fc.option(fc.constantFrom("", " ", "2026-01-01", "2026-12-31", "x"), { nil: null });
  fc.assert(
    fc.property(part, part, part, (givenBy, on, until) => {
      const isNamed = Boolean(givenBy?.trim());
      const isDated = on?.startsWith("2026") === true;
      if (!isNamed || !isDated) expect(holdsOn("2026-06-01", { givenBy, on, until })).toBe(false);
    }),
  );
});

test("the message states why a record is not on the website", () => {
  const textOn = (day: string, given: ConsentNote) =>
    consentText(consentOn(day, given), true, true);
  expect(textOn("2026-06-01", note)).toBe("Shown on the website until 31 December 2026.");
  expect(textOn("2026-01-01", note)).toBe(
    "Not shown on the website until 10 February 2026, when the consent starts.",
  );
  expect(textOn("2027-01-01", note)).toContain("ended on 31 December 2026");
  expect(textOn("2026-06-01", {})).toContain(
    "Not shown on the website until the consent has a name",
  );
  expect(consentText(consentOn("2026-06-01", {}), true, false)).toContain(
    "After saving: Not shown on the website",
  );
});

test("a consent that names no purpose is for everything", () => {
  expect(findUncovered("toppers", { photo: 1 }, null)).toEqual([]);
  expect(findUncovered("toppers", { photo: 1 }, [])).toEqual([]);
});

test.each([
  ["toppers", { photo: 1 }, ["name", "result"], ["photo"]],
  ["toppers", { photo: null }, ["name", "result"], []],
  ["toppers", {}, ["photo"], ["name", "result"]],
  ["birthdays", { photo: 1 }, ["photo", "name"], ["birthday"]],
  ["voices", { photo: 1 }, ["photo", "name"], ["words"]],
  ["voices", {}, ["name", "words"], []],
  ["albums", {}, ["name"], ["photo"]],
  ["albums", {}, ["photo"], []],
])("%s with %j, consent for %j: lacks %j", (list, record, allowed, uncovered) => {
  expect(findUncovered(list, record, allowed)).toEqual(uncovered);
});
