import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fixture, noRules, planFiles, wrapItems, writeExport, writeItem } from "../test-exports.ts";
import { summaryLine } from "./plan.ts";

const uploads = "https://old.school.example/wp-content/uploads/2024/03";

test("an item that comes in two files is planned once", async () => {
  const plan = await planFiles([fixture("divi"), fixture("divi")]);
  expect(plan.items.map(({ target }) => target)).toEqual(["page", "nothing", "nothing", "nothing"]);
  expect(plan.items[2]?.reason).toBe("The same item came before in these files.");
});

test("several files are one site: a gallery finds pictures of another file", async () => {
  const gallery = writeExport(
    wrapItems(
      writeItem({ title: "G", "wp:post_id": "500", "content:encoded": "[gallery ids=42]" }),
    ),
  );
  const plan = await planFiles([gallery, fixture("divi")]);
  expect(plan.items[0]?.albums).toEqual([{ title: "G", pictures: [`${uploads}/pool.jpg`] }]);
});

test("the day is the one in Kolkata, and a date that cannot be read is named", async () => {
  const plan = await planFiles([
    writeExport(
      wrapItems(
        writeItem({
          title: "A",
          "wp:post_date": "2024-03-01 23:00:00",
          "wp:post_date_gmt": "2024-03-01 20:00:00",
        }),
        writeItem({
          title: "B",
          "wp:post_date": "2024-02-29 23:00:00",
          "wp:post_date_gmt": "0000-00-00 00:00:00",
        }),
        writeItem({ title: "C", "wp:post_date": "2023-02-29 10:00:00" }),
      ),
    ),
  ]);
  expect(plan.items.map(({ day }) => day)).toEqual(["2024-03-02", "2024-02-29", ""]);
  expect(plan.items[2]?.warnings).toEqual(["The item has no date."]);
});

test("texts and titles that do not fit need a person", async () => {
  const plan = await planFiles([
    writeExport(
      wrapItems(
        writeItem({
          title: "t".repeat(201),
          "wp:post_date": "2024-03-01 10:00:00",
          "content:encoded": "word ".repeat(1_100),
        }),
        writeItem({
          title: "News",
          "wp:post_type": "page",
          "wp:post_name": "news",
          "content:encoded": "<p>a</p>",
        }),
        writeItem({
          title: "Deep",
          "wp:post_type": "page",
          "wp:post_name": "deep",
          "content:encoded": "<p>a</p>".repeat(501),
        }),
      ),
    ),
  ]);
  expect(plan.items.map(({ warnings }) => warnings)).toEqual([
    [
      "The title was shortened to 200 characters.",
      "The text has 5499 characters; this target has room for 5,000. Shorten it, or make it a page.",
    ],
    ["Manor has a page of its own at /news."],
    ["The page has 501 blocks. Manor shows 500: divide it."],
  ]);
  expect(plan.items.every(({ needsPerson }) => needsPerson)).toBe(true);
});

test("two pages with one address need a person", async () => {
  const page = (id: string) =>
    writeItem({
      title: `Page ${id}`,
      "wp:post_id": id,
      "wp:post_type": "page",
      "wp:post_name": "a",
      "content:encoded": "x",
    });
  const plan = await planFiles([writeExport(wrapItems(page("1"), page("2")))]);
  expect(plan.items[1]).toMatchObject({
    needsPerson: true,
    warnings: ["The page 1 has the same address /a."],
  });
});

test("an item that the export cuts off is lost, and the summary reports it", async () => {
  const whole = readFileSync(fixture("divi"), "utf8");
  const plan = await planFiles([writeExport(whole.slice(0, whole.lastIndexOf("<wp:post_id>")))]);
  expect(summaryLine(plan.summary)).toBe("2 came, 0 changed by rule, 2 need a person, 1 lost.");
});

test("an export of another host gives a warning", async () => {
  const text = readFileSync(fixture("divi"), "utf8").replaceAll(
    "old.school.example",
    "other.example",
  );
  const { warnings } = await planFiles([writeExport(text)], noRules);
  expect(warnings).toEqual([
    "The export comes from other.example, and --from says old.school.example. Links and pictures without a host belong to old.school.example.",
  ]);
});
