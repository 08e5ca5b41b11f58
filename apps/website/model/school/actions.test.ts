import type { School } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { getAskAddress, getVisitAddress, listActions } from "./actions.ts";
import { sampleSchool } from "./test-school.ts";

const notice = { english: "N", hindi: "N" };
const visits = { classes: ["VI"], notice, times: [] };
const enquiries = {
  ...{ classes: ["VI"], schoolYears: ["2027-2028"], extraDays: 0, hasSaturdays: true, notice },
};
const withActions = (actions: School["banner"]["actions"], more: Partial<School> = {}): School => ({
  ...sampleSchool,
  ...more,
  banner: { ...sampleSchool.banner, actions },
});
const hrefs = (school: School) => listActions(school).map(({ href }) => href);

test("the actions of the sample school lead to the forms that are open, else to the contact page", () => {
  expect(hrefs({ ...sampleSchool, visits, enquiries })).toEqual([
    "/admission/visit",
    "/admission/enquire",
  ]);
  expect(hrefs({ ...sampleSchool, visits })).toEqual([
    "/admission/visit",
    "/contact#keep-in-touch",
  ]);
  expect(hrefs(sampleSchool)).toEqual(["/contact#contact-details", "/contact#keep-in-touch"]);
});

test("a school that has set no action has those of the forms that are open", () => {
  expect(listActions(withActions([]))).toEqual([]);
  expect(listActions(withActions([], { visits, enquiries }))).toEqual([
    { label: "Visit us", href: "/admission/visit" },
    { label: "Ask a question", href: "/admission/enquire" },
  ]);
});

test("an action without an address leads to the contact page; one with a hidden page is left out", () => {
  expect(hrefs(withActions([{ label: "Write", href: "" }]))).toEqual(["/contact"]);
  expect(hrefs(withActions([{ label: "Gone", href: "/no-such-page" }]))).toEqual([]);
});

test("the addresses to visit and to ask follow the forms", () => {
  expect([getVisitAddress({}), getVisitAddress({ visits })]).toEqual([
    "/contact#contact-details",
    "/admission/visit",
  ]);
  expect([getAskAddress({}), getAskAddress({ enquiries })]).toEqual([
    "/contact#keep-in-touch",
    "/admission/enquire",
  ]);
});
