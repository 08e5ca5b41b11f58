import { expect, test } from "vitest";
import { fitSections } from "./fit-sections.ts";
import { getMenu } from "./menu.ts";
import { sampleSchool } from "./test-school.ts";

const { groups } = getMenu(sampleSchool);
const labels = (name: string, registration: string, from = groups) =>
  fitSections(from, name, registration).map(({ label }) => label);

test("has all six groups of the sample school, in order", () => {
  expect(labels("SGC", "Online Registration")).toEqual(groups.map(({ label }) => label));
});

test("leaves out the last groups when the name, the button or the groups are long", () => {
  const long = groups.map((group) => ({ ...group, label: "A group with a very long name" }));
  expect(labels("SGC", "Online Registration", long)).toHaveLength(2);
  expect(labels("St George's School on the Ridge", "Online Registration")).toEqual([
    ...["About", "Academics", "Admission", "Facilities"],
  ]);
  expect(labels("SGC", "Register for the entrance test of the year 2027 here")).toHaveLength(2);
});

test("leaves out a short group after a long one: the order stays that of the menu", () => {
  const [first, ...others] = groups;
  const long = first ? [{ ...first, label: "A".repeat(90) }, ...others] : [];
  expect(labels("SGC", "", long)).toEqual([]);
});
