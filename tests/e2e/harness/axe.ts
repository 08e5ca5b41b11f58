import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns the axe violations in the part of the page that matches the selector, one line each. axe is loaded once a
 * page. `impacts` filters by severity ("critical", "serious").
 */
export async function findWithAxe(
  page: Page,
  selector = "html",
  impacts?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([part, values]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      return axe.run(part, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        iframes: false,
      }) as Promise<AxeResults>;
    },
    [selector, tags] as const,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .filter(() => !impacts || impacts.includes(impact ?? ""))
      .map(({ target, any }) => ({ target: target.join(" "), reason: any[0]?.message ?? "" }))
      .map(({ target, reason }) => `${id}: ${target} ${reason}`.trim()),
  );
}

/** For forced colours, which the engines cannot see. */
export const withoutContrast = (found: string[]) =>
  found.filter((line) => !/^(color-contrast|text_contrast_sufficient)/.test(line));
