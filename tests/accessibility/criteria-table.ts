import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { type Check, checksByCriterion, reviewedOn } from "./criteria.ts";
import { defects } from "./defects.ts";

export type Row = {
  number: string;
  name: string;
  level: string;
  /** The number of rules of each engine. */
  axe: number;
  ibm: number;
  /** Titles of tests, or their beginning. */
  tests: string[];
  manualReview: string;
  doesNotApply: string;
  /** The number of seeded defects against it. */
  defects: number;
};

/** The parts of the engines that name criteria; neither has types for them. */
type Rule = { rulesets: { id: string | string[]; num: string | string[]; level: string }[] };
type Checkpoint = { num: string; name: string; wcagLevel: string };
type Checker = {
  getGuidelines: () => { id: string | string[]; checkpoints: Checkpoint[] }[];
  engine: { ruleMap: Record<string, Rule> };
};

const require = createRequire(import.meta.url);
const axe: typeof import("axe-core") = require("axe-core");
const ibm: { Checker: new () => Checker } = require("accessibility-checker-engine/ace-node.js");

const GUIDELINE = "WCAG_2_2";
const repository = resolve(import.meta.dirname, "../..");
export const tableFile = resolve(repository, "apps/website/app/accessibility/criteria.json");

/** The 55 criteria of WCAG 2.2 A and AA: 4.1.1 is obsolete. */
export function createTable(): { reviewedOn: string; rows: Row[] } {
  const checker = new ibm.Checker();
  const guideline = checker.getGuidelines().find(({ id }) => [id].flat().includes(GUIDELINE));
  const criteria = (guideline?.checkpoints ?? []).filter(({ num }) => num !== "4.1.1");
  const rules = Object.values(checker.engine.ruleMap).flatMap(({ rulesets }) => rulesets);
  const rows = criteria.map(({ num, name, wcagLevel }) => {
    const checks = checksByCriterion.get(num) ?? [];
    const textsOf = (kind: Check["kind"]) =>
      checks.filter((check) => check.kind === kind).map(({ text }) => text);
    return {
      number: num,
      name,
      level: wcagLevel,
      axe: countAxeRules(num),
      ibm: rules.filter(
        ({ id, num: nums, level }) =>
          [id].flat().includes(GUIDELINE) && [nums].flat().includes(num) && level === "VIOLATION",
      ).length,
      tests: textsOf("test"),
      manualReview: textsOf("manual").join(" "),
      doesNotApply: textsOf("none").join(" "),
      defects: defects.filter(({ criterion }) => criterion === num).length,
    };
  });
  return { reviewedOn, rows };
}

const countAxeRules = (criterion: string): number =>
  axe
    .getRules([`wcag${criterion.replaceAll(".", "")}`])
    .filter(({ tags }) => !tags.some((tag) => tag === "experimental" || tag === "deprecated"))
    .length;

/** Everything that is wrong with the table: rows without a check, and tests that do not exist. */
export function findTableProblems(): string[] {
  const { rows } = createTable();
  const numbers = new Set(rows.map(({ number }) => number));
  const files = globSync(["tests/**/*.spec.ts", "{apps,packages}/**/*.{test,spec}.{ts,tsx}"], {
    cwd: repository,
    exclude: (name) => name.includes("node_modules") || name.includes("build"),
  });
  const sources = files.map((file) => readFileSync(resolve(repository, file), "utf8")).join("\n");
  const isTest = (title: string) =>
    ['"', "`"].some((quote) => sources.includes(`(${quote}${title}`));
  return [
    ...(rows.length === 55 ? [] : [`${rows.length} criteria instead of 55`]),
    ...rows
      .filter(
        ({ tests, manualReview, doesNotApply }) =>
          tests.length + manualReview.length + doesNotApply.length === 0,
      )
      .map(({ number }) => `${number} has no check`),
    ...[...checksByCriterion.keys()]
      .filter((number) => !numbers.has(number))
      .map((number) => `${number} is not a criterion`),
    ...rows.flatMap(({ number, tests }) =>
      tests.filter((title) => !isTest(title)).map((title) => `${number}: no test "${title}"`),
    ),
  ];
}

/** `node tests/accessibility/criteria-table.ts` writes the table of the accessibility statement. */
if (import.meta.main) {
  const problems = findTableProblems();
  if (problems.length > 0) throw new Error(problems.join("\n"));
  writeFileSync(tableFile, `${JSON.stringify(createTable(), undefined, 2)}\n`);
}
