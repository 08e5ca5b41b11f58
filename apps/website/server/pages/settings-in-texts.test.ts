import { emptySchool } from "@manor/content-api/empty-school";
import type { School } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { getPages } from "../../model/pages/find-page.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { renderWebManifest } from "../../model/seo/web-manifest.ts";
import { toPageDrawing } from "../cards/drawing.ts";
import { startSearch } from "../search/test-fixture.ts";

/** Words for boys and men. */
const male =
  /\b(?:(?:school)?boys?(?:hood)?|he|his|him|himself|sons?|m[ae]n|gentlem[ae]n|brother(?:s|hood)?|fathers?|lads?|sirs?|(?:head)?masters?)\b/gi;
const female =
  /\b(?:(?:school)?girls?(?:hood)?|she|hers?|herself|daughters?|wom[ae]n|lad(?:y|ies)|sisters?|mistress(?:es)?)\b/gi;

/** The phrase for a school of girls and boys. */
const together = /\bgirls and boys\b/gi;

/** All text of a page, with structured data, without styles, scripts and the months of a filter. */
const toText = (html: string): string =>
  html
    .replaceAll("<!-- -->", "")
    .replace(
      /<style.*?<\/style>|<script(?! type="application\/ld\+json").*?<\/script>|<option.*?<\/option>/gs,
      " ",
    );

/** All texts of a school with these settings. */
async function collectTexts(parts: Partial<School>): Promise<[where: string, words: string][]> {
  const { read, search } = startSearch({}, parts);
  const school: School = { ...sampleSchool, ...parts };
  const pages = getPages(school);
  // The rows of the disclosure are CBSE's: "Girls’ toilets", "Boys’ toilets".
  const ownTexts = pages.filter(({ path }) => path !== "/disclosure");
  const paths = [...ownTexts.map(({ path }) => path.replace(":id", "x")), "/nowhere"];
  const found = ["fees", "hostel", "son", "daughter", "song", "rules", "board", "classes"];
  return [
    ...(await Promise.all(
      paths.map(async (path): Promise<[string, string]> => [path, toText(await read(path))]),
    )),
    ...(await Promise.all(
      found.map(async (query): Promise<[string, string]> => {
        const hits = [...JSON.stringify(await search(query)).matchAll(/"text":"([^"]*)"/g)];
        return [`search for ${query}`, hits.map(([, text]) => text).join("")];
      }),
    )),
    ...pages.map((page): [string, string] => [
      `card of ${page.path}`,
      JSON.stringify(toPageDrawing(school, page)),
    ]),
    ["manifest", renderWebManifest(school)],
  ];
}

const { settings, schoolYear, admission, numbers } = sampleSchool;

test.each([
  ["girls", "men", male],
  ["both", "men", male],
  ["both", "women", female],
  ["boys", "women", female],
] as const)("the website's own texts for %s never mention only %s", async (pupils, _, others) => {
  const texts = await collectTexts({
    ...emptySchool,
    settings: { ...emptySchool.settings, pupils },
  });
  for (const [where, words] of texts) {
    const left = words.replace(together, "").match(others);
    expect(left, `${where}: ${excerpt(words, left?.[0])}`).toBeNull();
  }
});

test("uses board, classes, months and fee of the settings in every text", async () => {
  const texts = await collectTexts({
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
  for (const [where, words] of texts) {
    const left = words.match(sample);
    expect(left, `${where}: ${excerpt(words, left?.[0])}`).toBeNull();
  }
  const about = texts.find(([where]) => where === "/about")?.[1];
  expect(about).toContain("affiliated to the Central Board");
  expect(about).toContain("April to March in two terms");
});

const excerpt = (words: string, word = ""): string => {
  const at = words.indexOf(word);
  return words.slice(Math.max(0, at - 80), at + 80);
};
