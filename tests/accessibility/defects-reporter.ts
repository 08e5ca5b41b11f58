import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { defects } from "./defects.ts";

const MIN_SHARE = 0.95;
const file = new URL("../../apps/website/app/accessibility/defects.json", import.meta.url);

/** Writes how many defects were found, and fails below the minimum or when a page without a defect fails. */
export default class DefectsReporter implements Reporter {
  readonly #found = new Map<string, boolean>();

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
    this.#found.set(title, status === "passed");
    const found = annotations.find(({ type }) => type === "found")?.description ?? "";
    console.log(`    ${found.slice(0, 110)}`);
  }

  async onEnd(): Promise<{ status: "passed" | "failed" } | undefined> {
    const missed = [...this.#found].filter(([, isFound]) => !isFound).map(([title]) => title);
    const titles = new Set(defects.map(({ criterion, name }) => `${criterion}: ${name}`));
    const isCleanPageWrong = missed.some((title) => !titles.has(title));
    if ([...titles].some((title) => !this.#found.has(title))) return undefined;
    const figures = { seeded: titles.size, found: titles.size - missed.length, missed };
    console.log(`Found ${figures.found} of ${figures.seeded} defects.`);
    if (isCleanPageWrong || figures.found < titles.size * MIN_SHARE) return { status: "failed" };
    writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
    return { status: "passed" };
  }
}
