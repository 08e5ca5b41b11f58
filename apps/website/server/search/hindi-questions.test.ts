import { expect, test } from "vitest";
import { getPages } from "../../model/pages/find-page.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import questions from "./test-hindi-questions.json" with { type: "json" };

const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);

test("asks thirty Hindi questions in Devanagari and thirty in Roman letters", () => {
  const asked = Object.keys(questions);
  expect(asked.filter(isDevanagari)).toHaveLength(30);
  expect(asked.filter((question) => !isDevanagari(question))).toHaveLength(30);
});

test("asks in several spellings of one word", () => {
  const asked = Object.keys(questions).join(" ");
  for (const spelling of ["फीस", "फ़ीस", "दाखिला", "दाख़िला", "क्षा", "क्\u200dषा", "९", "9"])
    expect(asked).toContain(spelling);
});

test("expects only pages of the school", () => {
  const paths = new Set(getPages(sampleSchool).map(({ path }) => path));
  const expected = Object.values(questions).flatMap((answer) => answer.split(" "));
  expect(expected.filter((address) => !paths.has(address.replace("#calendar", "")))).toEqual([]);
});
