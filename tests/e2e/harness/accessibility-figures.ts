import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "@playwright/test";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** What one test has tested. `failures` names each page with a failure. */
type Figures = { pages: number; views: number; failures: string[] };

const ANNOTATION = "accessibility figures";
const file = new URL("../../../apps/website/app/accessibility/figures.json", import.meta.url);

/** Passes the figures of a test to the reporter below. */
export function recordFigures(figures: Figures): void {
  test.info().annotations.push({ type: ANNOTATION, description: JSON.stringify(figures) });
}

/**
 * Writes the figures of the accessibility statement:
 * `playwright test accessibility.spec --reporter=tests/e2e/harness/accessibility-figures.ts`
 */
export default class AccessibilityFigures implements Reporter {
  readonly #found: Figures[] = [];

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = "" } of annotations)
      if (type === ANNOTATION) this.#found.push(JSON.parse(description));
  }

  onEnd(): void {
    if (this.#found.length === 0) return;
    const sum = (key: "pages" | "views") => this.#found.reduce((all, one) => all + one[key], 0);
    const figures = {
      date: new Date().toISOString().slice(0, 10),
      pages: sum("pages"),
      views: sum("views"),
      engines: ["axe-core", "accessibility-checker-engine"].map(nameWithVersion),
      failures: this.#found.flatMap(({ failures }) => failures),
    };
    writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
  }
}

function nameWithVersion(name: string): string {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return `${name} ${JSON.parse(readFileSync(path, "utf8")).version}`;
}
