import { readSchool } from "@manor/content-api/read-school";
import { expect, test } from "vitest";
import { hindiSchool } from "../../../../tests/e2e/harness/hindi-content.ts";
import { translateSchool } from "../../content/translated-school.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { startSearch } from "./test-fixture.ts";
import questions from "./test-questions-hindi.json" with { type: "json" };
import { seedLists } from "./test-seed-lists.ts";

const school = translateSchool(sampleSchool, readSchool(hindiSchool("all")).school, "hi");
const { search } = startSearch(seedLists, school);

/** The address of the first result: of the answer, or of the first page. */
async function findFirst(question: string): Promise<string> {
  const { answer, groups } = await search(question, "hi");
  return (answer?.href ?? groups[0]?.hits[0]?.href ?? "").split("?")[0] ?? "";
}

const all = Object.entries(questions);

test("finds the right page first for at least 54 of 60 questions in Hindi, half of them in Latin letters", async () => {
  expect(all).toHaveLength(60);
  expect(all.filter(([question]) => /\p{Script=Devanagari}/u.test(question))).toHaveLength(30);
  const wrong: string[] = [];
  for (const [question, pages] of all) {
    const first = await findFirst(question);
    if (!pages.split(" ").includes(first)) wrong.push(`${question}: ${first}, not ${pages}`);
  }
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(6);
});
