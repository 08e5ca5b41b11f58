import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";

import { expect } from "./harness/fixtures.ts";
import { richLists, richPictures, richRecords } from "./harness/rich-content.ts";
import { routeTable } from "./harness/route-table.ts";
import { stubPictures } from "./harness/stub-pictures.ts";
import { withContent } from "./harness/with-content.ts";

/** What the engine of IBM says of one rule at one place. */
type Finding = { ruleId: string; value: readonly [string, string]; path: { dom: string } };

const test = withContent({ lists: richLists, pictures: richPictures });

// The engine is put into the page, which its own policy would refuse.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["404 (Not Found)"],
});

const folder = dirname(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/package.json"),
);
const engine = readFileSync(join(folder, "ace-window.js"), "utf8");

test.beforeEach(({ page }) => stubPictures(page));

/** What surely breaks a rule of WCAG 2.2 A or AA, one line each. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The engine says of itself how it is asked; it brings no types for the browser.
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => {
          check: (
            document: Document,
            policies: readonly string[],
          ) => Promise<{ results: readonly Finding[] }>;
        };
      };
    };
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
      .map(({ ruleId, path }) => `${ruleId} ${path.dom}`);
  });

test.describe.configure({ mode: "parallel" });

const paths = [...routeTable.map(({ path }) => path), ...richRecords, "/nowhere"];
const walks = [0, 1].map((walk) => paths.filter((_, index) => index % 2 === walk));

for (const [walk, some] of walks.entries()) {
  test(`no page has a fault that the engine of IBM can find, walk ${walk + 1}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const found: Record<string, string[]> = {};
    for (const path of some) {
      await page.goto(path);
      await page.evaluate(engine);
      const list = await faults(page);
      if (list.length > 0) found[path] = list;
    }
    expect(found).toEqual({});
  });
}

test("the engine of IBM sees a fault when there is one", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    const image = document.createElement("img");
    image.src = "/api/image/SGSM/school-noon?w=160";
    document.querySelector("main")?.append(image);
  });
  await page.evaluate(engine);
  expect((await faults(page)).join()).toContain("img_alt_valid");
});
