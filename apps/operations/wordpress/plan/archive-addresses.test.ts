import { expect, test } from "vitest";
import { inFolder, noRules, wrapItems, writeExport, writeItem } from "../test-exports.ts";
import { makePlan } from "./make-plan.ts";

const site = `<wp:author><wp:author_id>3</wp:author_id><wp:author_login>Front Office</wp:author_login></wp:author>
<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>sport</wp:category_nicename><wp:category_parent></wp:category_parent></wp:category>
<wp:category><wp:term_id>6</wp:term_id><wp:category_nicename>hockey</wp:category_nicename><wp:category_parent>sport</wp:category_parent></wp:category>`;

async function listArchives(
  fields: Record<string, string>,
  terms = "",
  change = (text: string): string => text,
): Promise<string[]> {
  const item = writeItem({ title: "News", "wp:post_id": "1", ...fields }) + terms;
  const file = writeExport(change(wrapItems(item).replace("<item>", `${site}<item>`)));
  const found: string[][] = [];
  await makePlan({
    ...{ files: [file], from: new URL("https://old.school.example/"), rules: noRules },
    onItem: ({ archives }) => found.push(archives),
  });
  return found.flat();
}

const term = (domain: string, slug: string): string =>
  `<category domain="${domain}" nicename="${slug}"><![CDATA[${slug}]]></category>`;

test("a post was in the archives of its categories, tags, author and date", async () => {
  const fields = { "dc:creator": "Front Office", "wp:post_date": "2024-03-01 23:00:00" };
  const terms = term("category", "hockey") + term("post_tag", "cup");
  expect(await listArchives(fields, terms)).toEqual([
    ...["/category/sport", "/?cat=5"],
    ...["/category/sport/hockey", "/category/hockey", "/?cat=6", "/tag/cup"],
    ...["/author/front-office", "/?author=3"],
    ...["/2024", "/2024/03", "/2024/03/01", "/?m=202403"],
  ]);
});

test("a page was in no archive, and a post without a date in none of a date", async () => {
  expect(await listArchives({ "wp:post_type": "page", "dc:creator": "Front Office" })).toEqual([]);
  expect(await listArchives({ "wp:post_date": "0000-00-00 00:00:00" })).toEqual([]);
});

test("the archives of another language have its prefix", async () => {
  const fields = { "wp:post_type": "page", link: "https://old.school.example/hi/about/" };
  expect(await listArchives(fields, term("category", "samachar"))).toEqual([
    "/hi/category/samachar",
  ]);
});

test("the archives of a site in a folder have its path, before that of the language", async () => {
  const fields = { "wp:post_date": "0000-00-00", link: "https://old.school.example/school/hi/a/" };
  expect(await listArchives(fields, term("category", "hockey"), inFolder)).toEqual([
    ...["/school/hi/category/sport", "/school/?cat=5"],
    ...["/school/hi/category/sport/hockey", "/school/hi/category/hockey", "/school/?cat=6"],
  ]);
});
