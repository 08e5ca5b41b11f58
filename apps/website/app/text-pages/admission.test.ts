import { describe, expect, test } from "vitest";
import { renderMarkup, renderText } from "./render-text-page.tsx";

const passed =
  "This test date has passed. Dates for the next session will be announced by the school.";

describe("admission", () => {
  test("the entry page states the opening, the test and the guidelines [A243, A244]", () => {
    const text = renderText("/entry-to-sgc");
    expect(text).toContain("Admissions open for the year 2025 for Class IV to IX");
    expect(text).toContain("registration online");
    expect(text).toContain("Entrance test for Class IV to IX on 5 October 2024");
    expect(text).toContain("guidelines sent by e-mail beforehand");
  });

  test("shows the line about the passed date only after the test date, on all three pages [A245]", () => {
    for (const path of ["/entry-to-sgc", "/entry-to-class-iV-Viii", "/entry-to-IX"]) {
      expect(renderText(path, "2024-10-05")).not.toContain(passed);
      expect(renderText(path, "2024-10-06")).toContain(
        `5 October 2024, guidelines sent by e-mail beforehand. ${passed}`,
      );
    }
  });

  test("lists the registration fee, its terms and how to pay it [A246]", () => {
    expect(renderText("/entry-to-sgc")).toContain(
      "The registration fee is Rs. 10,000, non-refundable, by demand draft or bank transfer.",
    );
  });

  test("lists the four documents [A247]", () => {
    const text = renderText("/entry-to-sgc");
    expect(text).toContain("three passport-size photographs");
    expect(text).toContain("birth certificate");
    expect(text).toContain("latest progress report");
    expect(text).toContain("copy of the student's Aadhaar card (mandatory)");
  });

  test("states ratio, school year and campus [A248, A249, A250]", () => {
    const text = renderText("/entry-to-sgc");
    expect(text).toContain("Teacher to student ratio 1:12");
    expect(text).toContain("February to December, midterm break in June, three terms");
    expect(text).toContain("Campus 400 acres");
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
