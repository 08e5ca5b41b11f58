import type { School } from "@manor/content-api/school";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { findPage, getPages } from "../../model/pages/find-page.ts";
import { isFreeAddress } from "../../model/pages/free-address.ts";
import { getMenu } from "../../model/school/menu.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { englishText } from "../privacy/english-text.ts";
import { hindiText } from "../privacy/hindi-text.ts";
import { getPrivacyFacts } from "../privacy/privacy-facts.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { readReceipt, toReceiptAddress } from "./receipt-address.ts";

const enquiries = {
  classes: ["VI", "IX"],
  schoolYears: ["2027-2028"],
  extraDays: 0,
  hasSaturdays: true,
  notice: { english: "We answer.", hindi: "हम उत्तर देते हैं।" },
};
const open: School = { ...sampleSchool, enquiries };
const path = "/admission/enquire";
const listMenu = (school: School) =>
  getMenu(school).groups.flatMap(({ label, entries }) =>
    entries.map(({ href }) => [label, href] as const),
  );

test("the page and its link are there only while the school accepts enquiries", () => {
  expect(findPage(open, "/Admission/Enquire/")?.page.title).toBe("Ask about admission");
  expect(getPages(open).some((page) => page.path === path)).toBe(true);
  expect(listMenu(open).filter(([, href]) => href === path)).toEqual([["Admission", path]]);
  expect(findPage(sampleSchool, path)).toBeUndefined();
  expect(getPages(sampleSchool).some((page) => page.path === path)).toBe(false);
  expect(listMenu(sampleSchool).some(([, href]) => href === path)).toBe(false);
});

test("the menu of a school may list it elsewhere", () => {
  const groups = [{ label: "Apply", entries: [{ label: "Ask us", href: path }] }];
  const school = { ...open, menu: { ...open.menu, groups } };
  expect(listMenu(school)).toEqual([["Apply", path]]);
});

test("a school may have text pages below the same parent, but not at its address", () => {
  expect(isFreeAddress("/admission/fees")).toBe(true);
  expect(isFreeAddress("/admission")).toBe(true);
  expect(isFreeAddress("/Admission/Enquire")).toBe(false);
});

test("the address of a receipt is read back, and no other", () => {
  const receipt = { reference: "E-7KQ9-4F", answerBy: "2026-11-23" };
  const address = toReceiptAddress(path, receipt, "hi");
  const read = (query: string) => readReceipt(new URLSearchParams(query));
  expect(read(address.slice(address.indexOf("?")))).toEqual({ ...receipt, language: "hi" });
  for (const query of [
    "",
    "reference=E-7KQ9-4F",
    "reference=<b>&by=2026-11-23",
    "reference=E-7KQ9-4F&by=2026-02-30",
    "reference=Asha&by=2026-11-23",
  ])
    expect(read(query), query).toBeUndefined();
});

test("the form has seven fields, and what the family typed is text", () => {
  const fields = {
    class: "VI",
    schoolYear: "2027-2028",
    boarding: "no",
    question: "</textarea><script>x</script>",
    name: '"><img src=x>',
    contact: "a@b.example",
    language: "en",
  };
  const html = renderToString(
    <EnquiryForm
      settings={enquiries}
      notice={{ english: "We answer.", version: "0a1b2c3d" }}
      fields={fields}
      errors={{ name: "Enter your name" }}
      failure="refused"
      identity={sampleSchool.identity}
    />,
  );
  expect(html.match(/<label class="field__label"/g)).toHaveLength(7);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('aria-describedby="enquiry-name-error"');
  expect(html).toContain("We answer.");
  expect(html).toMatch(/was not sent.*tel:/);
});

test("the privacy page names the form in both languages, only while it is open", () => {
  const read = (school: School) =>
    JSON.stringify([
      englishText(getPrivacyFacts(school, "english", true)),
      hindiText(getPrivacyFacts(school, "hindi", true)),
    ]);
  expect(read(open)).toMatch(/Form about admission.*We answer\..*प्रवेश के बारे में फ़ॉर्म.*हम उत्तर देते हैं/);
  expect(read(sampleSchool)).not.toMatch(/Form about admission|प्रवेश के बारे में फ़ॉर्म/);
});
