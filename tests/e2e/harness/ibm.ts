import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** What the engine of IBM says of one rule at one place. */
type Finding = { ruleId: string; value: readonly [string, string]; path: { dom: string } };
/** The engine brings no types for the browser. */
type Checker = {
  check: (document: Document, policies: string[]) => Promise<{ results: Finding[] }>;
};

const file = createRequire(import.meta.url).resolve("accessibility-checker-engine/ace-window.js");
const engine = readFileSync(file, "utf8");

/** What surely breaks a rule of WCAG 2.2 A or AA on the page as it stands, one line each. */
export async function findWithIbm(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(engine);
  return page.evaluate(async () => {
    const { ace } = window as unknown as { ace: { Checker: new () => Checker } };
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
      .map(({ ruleId, path }) => `${ruleId} ${path.dom}`);
  });
}
