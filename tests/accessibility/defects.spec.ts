import type { Page } from "@playwright/test";
import { expect, withContent } from "../e2e/harness/fixtures.ts";
import { hydratedIsland } from "../e2e/harness/islands.ts";
import { richContent } from "../e2e/harness/rich-content.ts";
import { stubPictures } from "../e2e/harness/stub-pictures.ts";
import { checks, findFirst } from "./checks.ts";
import { defects } from "./defects.ts";

const test = withContent(richContent);
test.describe.configure({ mode: "parallel" });
test.use({
  // The page's CSP would block the defects and IBM's engine.
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["404 (Not Found)"],
});
test.beforeEach(({ page }) => stubPictures(page));

/** Opens a page; the form must be hydrated, or it would be rendered again over a defect. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === "/contact") await hydratedIsland(page, "ContactForm").waitFor();
}

for (const path of new Set(defects.map((defect) => defect.path)))
  test(`no check finds a problem without a defect: ${path}`, async ({ page }) => {
    test.setTimeout(240_000);
    await open(page, path);
    for (const [name, find] of checks) expect(await find(page), name).toEqual([]);
  });

for (const { criterion, name, path, script } of defects)
  test(`${criterion}: ${name}`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(`const find = (selector) => document.querySelector(selector); ${script}`);
    const found = await findFirst(page);
    test.info().annotations.push({ type: "found", description: found });
    expect(found).not.toBe("");
  });
