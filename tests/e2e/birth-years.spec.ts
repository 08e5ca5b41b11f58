import { expect } from "./harness/fixtures.ts";
import { richLists, richPictures, richRecords } from "./harness/rich-content.ts";
import { routeTable } from "./harness/route-table.ts";
import { withContent } from "./harness/with-content.ts";

/** Years that stand nowhere else on the site. */
const years = /\b(2007|2009|2012)\b/;
const births = ["2007-11-20", "2009-11-24T18:30:00.000Z", "20-11-2012", "2012-11-02"].map(
  (date, n) => ({
    _id: `pupil-${n}`,
    name: `Sample Pupil ${n}`,
    class: "VII",
    date,
    attachments: [],
  }),
);

const test = withContent({
  lists: {
    ...richLists,
    "/api/birthdays/SGSM": births.slice(0, 1),
    "/api/birthdays/all/SGSM": births,
  },
  pictures: richPictures,
});

const records = ["/SubGallery?id=album-1", "/subFest?id=album-2"];
const pages = [...routeTable.map(({ path }) => path), ...records];

const calls = [
  "/api/birthdays/SGSM",
  "/api/birthdays/all/SGSM",
  "/API/Birthdays/All/SGSM",
  "/api/events/All/SGSM",
  "/api/events/SGSM",
  "/api/news/SGSM",
  "/api/news/all/SGSM",
  "/api/gallery/SGSM",
  "/api/gallery/All/SGSM",
  "/api/subGallery?id=album-1",
  "/api/topper/SGSM",
  "/api/onlineRegistration/SGSM",
  "/api/highlight/SGSM",
  "/api/PrincipalMessage/SGSM",
  "/api/notification/SGSM",
  "/api/weeklyMenu/SGSM",
];

test("no page, no answer of /api and nothing that a page links holds a year of birth [A82]", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const waiting = [...pages, ...richRecords, ...calls, "/search?q=pupil", "/sitemap.xml"];
  const seen = new Map<string, string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const answer = await request.get(path);
    const text = await answer.text();
    seen.set(path, text);
    // Feeds, calendars, manifests: whatever a page names in its head.
    for (const [, link = ""] of text.matchAll(/<link\s[^>]*href="(\/[^"]+)"/g)) {
      if (!/\.(css|woff2|js|png|svg|ico|jpg)(\?|$)/.test(link)) waiting.push(link);
    }
  }
  for (const path of pages) expect(seen.get(path), path).toContain("<!doctype html>");
  const birthdays = seen.get("/api/birthdays/all/SGSM") ?? "";
  expect(birthdays).toContain("Sample Pupil 3");
  expect(birthdays).toContain("2000-11-20");
  for (const [path, text] of seen) expect(text.match(years)?.[0], path).toBeUndefined();
});

test("the birthdays that a browser shows hold no year of birth, nor does anything that it keeps [A82]", async ({
  page,
}) => {
  await page.goto("/");
  const block = page.getByRole("region", { name: "Birthdays", exact: true });
  await block.scrollIntoViewIfNeeded();
  await expect(block).toContainText("Sample Pupil 0");
  const all = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join("\n"),
  );
  expect(all).toContain("Sample Pupil 0");
  expect(all).not.toMatch(years);
});
