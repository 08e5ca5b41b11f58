import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** A result of one rule of IBM's engine at one element. */
type Finding = { ruleId: string; value: readonly [string, string]; path: { dom: string } };
/** The engine has no types for the browser. */
type Checker = {
  check: (document: Document, policies: string[]) => Promise<{ results: Finding[] }>;
};

const file = createRequire(import.meta.url).resolve("accessibility-checker-engine/ace-window.js");
const engine = readFileSync(file, "utf8");

/** Returns the definite violations of WCAG 2.2 A and AA on the page, one line each. */
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
