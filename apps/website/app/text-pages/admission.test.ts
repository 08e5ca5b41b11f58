import { describe, expect, test } from "vitest";
import { sampleSchool } from "../../model/school/test-school.ts";
import { renderMarkup, renderText } from "./test-text-page.tsx";

const passed =
  "This test date has passed. Dates for the next session will be announced by the school.";

describe("admission", () => {
  test.each([
    [
      "the opening [A243]",
      "Admissions open for the year 2025 for Class IV to IX, registration online",
    ],
    [
      "the test and its guidelines [A244]",
      "Entrance test for Class IV to IX on 5 October 2024, guidelines sent by e-mail beforehand",
    ],
    [
      "the registration fee, its terms and how to pay it [A246]",
      "The registration fee is Rs. 10,000, non-refundable, by demand draft or bank transfer.",
    ],
    ["the ratio [A248]", "Teacher to student ratio 1:12"],
    ["the school year [A249]", "February to December, midterm break in June, three terms"],
    ["the campus [A250]", "Campus 400 acres"],
  ])("the entry page states %s", (_, text) => {
    expect(renderText("/entry-to-sgc")).toContain(text);
  });

  test("shows the line about the passed date only after the test date, on all three pages [A245]", () => {
    for (const path of ["/entry-to-sgc", "/entry-to-class-iV-Viii", "/entry-to-IX"]) {
      expect(renderText(path, "2024-10-05")).not.toContain(passed);
      expect(renderText(path, "2024-10-06")).toContain(
        `5 October 2024, guidelines sent by e-mail beforehand. ${passed}`,
      );
    }
  });

  test("shows what comes next once the season on the page is over, with actions and without a date [A352]", () => {
    const next = "What comes next";
    for (const path of ["/entry-to-sgc", "/entry-to-class-iV-Viii", "/entry-to-IX"]) {
      const isShown = (day: string) => renderText(path, day).includes(next);
      expect(isShown("2024-10-05")).toBe(false);
      expect(isShown("2026-11-20")).toBe(true);
    }
    // Until the end of 2025, admissions for 2025 were open.
    expect(renderText("/entry-to-sgc", "2025-12-31")).not.toContain(next);
    const [, box = ""] = renderMarkup("/entry-to-sgc", "2026-11-20").split("next-session");
    expect(renderMarkup("/entry-to-sgc", "2026-11-20")).toMatch(
      /class="next-session"[\s\S]*href="tel:[^"]*00002"[\s\S]*href="\/contact#keep-in-touch"[\s\S]*Online registration/,
    );
    expect(box).not.toMatch(/20\d\d/);
  });

  test("does not show it when the school announces the next season [A352]", () => {
    const { admission } = sampleSchool;
    const opening = { ...admission.opening, sentence: "Admissions open for the year 2027." };
    const school = { ...sampleSchool, admission: { ...admission, opening } };
    expect(renderText("/entry-to-sgc", "2026-11-20", school)).not.toContain("What comes next");
  });

  test("lists the four documents, the Aadhaar card as mandatory until the school changes it [A247]", () => {
    const settings = { ...sampleSchool.settings, aadhaarMandatoryWord: false };
    for (const [school, end] of [
      [sampleSchool, " (mandatory)"],
      [{ ...sampleSchool, settings }, ""],
    ] as const)
      expect(renderMarkup("/entry-to-sgc", undefined, school)).toContain(
        `<ul><li>three passport-size photographs</li><li>birth certificate</li><li>latest progress report</li><li>copy of the student&#x27;s Aadhaar card${end}</li></ul>`,
      );
  });

  test("lists the streams of Class IX and of Class XI [A251, A252]", () => {
    for (const path of ["/entry-to-sgc", "/entry-to-IX"]) {
      expect(renderText(path)).toMatch(/From Class IX:? (a boy takes )?Commerce or Science/);
    }
    for (const path of ["/entry-to-sgc", "/entry-to-XI"]) {
      expect(renderText(path)).toMatch(
        /From Class XI:? (the streams are )?Science, Commerce or Humanities/,
      );
    }
  });

  test("has no entrance test for Class XI, only a link to the admissions office [R8]", () => {
    expect(renderText("/entry-to-XI")).toContain("please contact the admissions office");
    expect(renderText("/entry-to-XI")).not.toMatch(/test/i);
  });
});

test("lists the call times of parents, with none for Class XI [A214, A215, A216, A217, A218, A219, A220]", () => {
  const rows = [
    ...renderMarkup("/PhoneCallTiming").matchAll(/<th scope="row">([^<]+)<\/th><td[^>]*>([^<]+)/g),
  ];
  expect(rows.map(([, classes, time]) => `${classes}: ${time}`)).toEqual([
    "Class IV, V, VI: 9:35 to 10:20 AM",
    "Class VII: 10:15 to 11:00 AM",
    "Class VIII: 11:15 AM to 12:00 noon",
    "Class IX: 12:00 noon to 12:45 PM",
    "Class X: 2:00 to 2:45 PM",
    "Class XII: 3:00 to 3:45 PM",
  ]);
  expect(renderText("/PhoneCallTiming")).toContain(
    "For a class not listed, please ask the school office.",
  );
});
