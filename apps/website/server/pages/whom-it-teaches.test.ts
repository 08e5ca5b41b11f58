import { defaultSchool } from "@manor/content-api/default-school";
import type { SchoolResponse } from "@manor/content-api/school";
import { describe, expect, test } from "vitest";
import { pagesOf, renderWebManifest, type School, schoolOf } from "../../app/for-server.ts";
import { pageCardOf } from "../cards/page-card.ts";
import { startSearch } from "../search/test-stage.ts";

/** Words that speak of boys and men. */
const male =
  /\b(?:(?:school)?boys?(?:hood)?|he|his|him|himself|sons?|m[ae]n|gentlem[ae]n|brother(?:s|hood)?|fathers?|lads?|sirs?|(?:head)?masters?)\b/gi;
const female =
  /\b(?:(?:school)?girls?(?:hood)?|she|hers?|herself|daughters?|wom[ae]n|lad(?:y|ies)|sisters?|mistress(?:es)?)\b/gi;

/** A school of girls and boys names both. */
const together = /\bgirls and boys\b/gi;

/** All text of a page for people and programs, without styles, scripts and the months of a filter. */
const wordsOf = (html: string): string =>
  html
    .replaceAll("<!-- -->", "")
    .replace(
      /<style.*?<\/style>|<script(?! type="application\/ld\+json").*?<\/script>|<option.*?<\/option>/gs,
      " ",
    );

/** All texts of a school with these settings, by place. */
async function allWords(parts: SchoolResponse): Promise<[where: string, words: string][]> {
  const { read, search } = startSearch({}, parts);
  const school: School = schoolOf(parts);
  const pages = pagesOf(school);
  const paths = [...pages.map(({ path }) => path.replace(":id", "x")), "/nowhere"];
  const found = ["fees", "hostel", "son", "daughter", "song", "rules", "board", "classes"];
  return [
    ...(await Promise.all(
      paths.map(async (path): Promise<[string, string]> => [path, wordsOf(await read(path))]),
    )),
    ...(await Promise.all(
      found.map(async (asked): Promise<[string, string]> => {
        const texts = [...JSON.stringify(await search(asked)).matchAll(/"text":"([^"]*)"/g)];
        return [`search for ${asked}`, texts.map(([, text]) => text).join("")];
      }),
    )),
    ...pages.map((page): [string, string] => [
      `card of ${page.path}`,
      JSON.stringify(pageCardOf(school, page)),
    ]),
    ["manifest", renderWebManifest(school)],
  ];
}

const { settings, schoolYear, admission, numbers } = defaultSchool;

describe("whom the school teaches", () => {
  test.each([
    ["girls", "men", male],
    ["both", "men", male],
    ["both", "women", female],
    ["boys", "women", female],
  ] as const)(
    "a school of %s has no word of %s alone, wherever it speaks",
    async (pupils, _, others) => {
      const said = await allWords({ settings: { ...settings, pupils } });
      for (const [where, words] of said) {
        const left = words.replace(together, "").match(others);
        expect(left, `${where}: ${around(words, left?.[0])}`).toBeNull();
      }
    },
  );

  test("the sample is a school of boys, and says so", async () => {
    const { read } = startSearch({}, {});
    expect(await read("/hostel")).toContain(
      "<p>Boarding is the heart of this school. A boy wakes among friends, works among friends, quarrels with them and makes it up again before the lamps go out. What he learns from that is on no syllabus, and he will need it every day of his life.</p>\n<h2>The day</h2>",
    );
  });
});

test("board, classes, months and fee are those of the settings, wherever a text names them", async () => {
  const said = await allWords({
    settings: { ...settings, board: "the Central Board" },
    schoolYear: {
      ...schoolYear,
      classes: { first: "Class I", last: "Class X" },
      streams: { fromClassIX: ["Arts", "Music"], fromClassXI: [] },
      from: "April",
      to: "March",
      terms: "two terms",
      midtermBreak: "October",
    },
    admission: {
      ...admission,
      registrationFee: { amount: "₹ 500", terms: "refundable", paidBy: ["cash"] },
      opening: { ...admission.opening, sentence: "Admissions are open." },
    },
    numbers: { ...numbers, ratioOfAdmissions: "1:20" },
    newsletters: { kinds: [{ key: "monthly", name: "Monthly", note: "", issues: [] }] },
  });
  const sample =
    /school-certificate|IV (?:to|–|-) ?XII|(?:end of|time in|years after) Class XII|Class IV is|February|December|June|three terms|Rs\. |10,000|1:12/g;
  for (const [where, words] of said) {
    const left = words.match(sample);
    expect(left, `${where}: ${around(words, left?.[0])}`).toBeNull();
  }
  const about = said.find(([where]) => where === "/about")?.[1];
  expect(about).toContain("affiliated to the Central Board");
  expect(about).toContain("April to March in two terms");
});

const around = (words: string, word = ""): string => {
  const at = words.indexOf(word);
  return words.slice(Math.max(0, at - 80), at + 80);
};
