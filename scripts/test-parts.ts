import type { SpawnOptions } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "./build.ts";
import type { Outcome } from "./report/outcome.ts";
import { readAudit } from "./report/read-audit.ts";
import { readFaults } from "./report/read-faults.ts";
import { readNodeTest } from "./report/read-node-test.ts";
import { readPlaywright, workOf } from "./report/read-playwright.ts";
import { readVitest } from "./report/read-vitest.ts";
import { runNpmAudit } from "./report/run-npm-audit.ts";
import { sumTimeNotes } from "./report/time-notes.ts";
import { CommandFailedError, repository, run, runScript } from "./run.ts";
import { type Part, runSteps } from "./run-parts.ts";
import { ensurePackagesOfDrills, ensureSystemPackages } from "./system-packages.ts";

/** What the runners write for us, apart from what they show to people. */
const results = mkdtempSync(join(tmpdir(), "manor-test-"));
const inSite = resolve(repository, "apps/site");
const inResults = (name: string) => join(results, name);
const projects = [
  "packages/contract",
  "packages/lightbox",
  "packages/pictures",
  "apps/site",
  "apps/site/service-worker",
  "apps/content-host",
  "apps/operations",
  ".",
];

/** First of all: routes import the types that are made from them, the units weigh what is built, the browser opens it. */
export const builds = (...names: string[]): Part => ({
  name: "Builds",
  run: () =>
    runSteps({
      "the routes' types": () => run("react-router", ["typegen"], { cwd: inSite }),
      ...Object.fromEntries(names.map((name) => [name, () => build(name)])),
    }),
});

export const system: Part = {
  name: "Browser and fonts",
  run: () => runSteps({ "a Chromium is here": ensureSystemPackages }),
};

export const systemOfDrills: Part = {
  name: "Programs of others",
  run: () => runSteps({ "all are here": ensurePackagesOfDrills }),
};

export const format: Part = {
  name: "Format and lint",
  run: () =>
    runSteps({
      biome: () => run("biome", ["check", "--error-on-warnings", "."]),
      "nothing that nobody uses": () =>
        run("knip", ["--no-progress", "--treat-config-hints-as-errors"]),
    }),
};

export const types: Part = {
  name: "Types",
  run: () =>
    runSteps(Object.fromEntries(projects.map((path) => [path, () => run("tsc", ["-p", path])]))),
};

/** Whether a package of the lock is known to be dangerous. A registry that does not say so is no success. */
export const advisories: Part = {
  name: "Known advisories",
  run: async () => readAudit(await runNpmAudit()),
};

export const migrations: Part = {
  name: "Migrations",
  run: () =>
    runSteps({
      "every change has one": () => runScript("apps/content-host/scripts/check-migrations.ts"),
    }),
};

export const units: Part = {
  name: "Unit tests",
  run: () =>
    runAndRead({
      program: "vitest",
      args: ["run", "--reporter=default", "--reporter=json"].concat(
        `--outputFile.json=${inResults("units.json")}`,
      ),
      results: "units.json",
      read: (text) => readVitest(JSON.parse(text), repository),
    }),
};

export const journeys: Part = {
  name: "Journeys in a browser",
  run: () => runPlaywright("journeys.json", "e2e", []),
};

export const lightbox: Part = {
  name: "The lightbox by itself",
  run: () => runPlaywright("lightbox.json", "packages/lightbox/test", ["-c", "packages/lightbox"]),
};

export const contentHost: Part = {
  name: "The content host by itself",
  run: () => runNodeTests("apps/content-host", "test/*.e2e.ts", "content-host.jsonl"),
};

/** What whoever runs it does on a bad day, tried for real: minutes, and more of the system than a browser. */
export const drills: Part = {
  name: "Drills",
  run: () => runNodeTests("apps/operations", "drills/*.e2e.ts", "drills.jsonl"),
};

/**
 * A few cases of each class of faults, always the same ones, so that a red run is about the change; nobody's time is
 * judged here. All of them, times too, with `npm run faults`.
 */
export const faults: Part = {
  name: "Faults",
  run: () =>
    runAndRead({
      program: process.execPath,
      args: ["faults/main.ts", "--few", "--without-times", "--seed", "1853"].concat(
        "--results",
        inResults("faults.json"),
      ),
      results: "faults.json",
      read: (text) => readFaults(JSON.parse(text)),
    }),
};

/** Where the time of the journeys went. */
export function timeOfJourneys(): string[] {
  const [notes, report] = [inResults("time-notes.jsonl"), inResults("journeys.json")];
  if (!existsSync(report) || !existsSync(notes)) return [];
  const work = workOf(JSON.parse(readFileSync(report, "utf8")));
  return [sumTimeNotes(readFileSync(notes, "utf8"), work)];
}

function runPlaywright(results: string, folder: string, args: string[]): Promise<Outcome> {
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: inResults(results),
    TIME_NOTES: inResults("time-notes.jsonl"),
  };
  return runAndRead({
    program: "playwright",
    args: ["test", ...args, "--reporter=list,json"],
    options: { env },
    results,
    read: (text) => readPlaywright(JSON.parse(text), folder),
  });
}

const runNodeTests = (folder: string, files: string, results: string): Promise<Outcome> =>
  runAndRead({
    program: process.execPath,
    args: [
      "--test",
      "--test-concurrency=1",
      "--test-reporter=spec",
      "--test-reporter-destination=stdout",
      `--test-reporter=${resolve(import.meta.dirname, "report/node-test-reporter.ts")}`,
      `--test-reporter-destination=${inResults(results)}`,
      files,
    ],
    options: { cwd: resolve(repository, folder) },
    results,
    read: readNodeTest,
  });

type Runner = {
  program: string;
  args: string[];
  options?: SpawnOptions;
  /** The file that it writes, and what that says. */
  results: string;
  read: (text: string) => Outcome;
};

/** Runs a test runner to its end and reads its results, red or green. One that fails without a red test is red too. */
async function runAndRead(runner: Runner): Promise<Outcome> {
  const { program, args, options, results, read } = runner;
  const failure = await run(program, args, options).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure !== undefined && !(failure instanceof CommandFailedError)) throw failure;
  if (!existsSync(inResults(results))) throw failure ?? new Error(`${program} wrote no results`);
  const outcome = read(readFileSync(inResults(results), "utf8"));
  if (failure && outcome.failed.length === 0)
    outcome.failed.push(`${program} ended with ${failure.code}, though no test failed`);
  return outcome;
}
