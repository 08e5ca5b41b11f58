import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "./build.ts";
import { readAudit } from "./report/read-audit.ts";
import { workOf } from "./report/read-playwright.ts";
import { readVitest } from "./report/read-vitest.ts";
import { runNpmAudit } from "./report/run-npm-audit.ts";
import { sumTimeNotes } from "./report/time-notes.ts";
import { repository, run, runScript } from "./run.ts";
import { type Part, runSteps } from "./run-parts.ts";
import { ensurePackagesOfDrills, ensureSystemPackages } from "./system-packages.ts";
import { inResults, runAndRead, runNodeTests, runPlaywright } from "./test-runners.ts";

const inSite = resolve(repository, "apps/site");
const projects = [
  "packages/contract",
  "packages/lightbox",
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
  name: "Records: types, migrations",
  run: () =>
    runSteps({
      "their types are current": () => runScript("apps/content-host/scripts/check-types.ts"),
      "every change has a migration": () =>
        runScript("apps/content-host/scripts/check-migrations.ts"),
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
  run: () => runNodeTests("apps/content-host", "test/*.e2e.ts", "content-host.jsonl", 2),
};

/** Files in a bucket: needs the server of `npm run test:postgres`. */
export const bucket: Part = {
  name: "Files in a bucket",
  run: () => runNodeTests("apps/content-host", "test/bucket/*.e2e.ts", "bucket.jsonl"),
};

/** The journeys that begin at the desk, or need the real content host. */
export const deskJourneys: Part = {
  name: "Journeys of the desk",
  run: () => runPlaywright("desk.json", "e2e", ["e2e/desk", "e2e/content-host.spec.ts"]),
};

/** What whoever runs it does on a bad day, tried for real: minutes, and more of the system than a browser. */
export const drills = (...names: string[]): Part => ({
  name: "Drills",
  run: () =>
    runNodeTests(
      "apps/operations",
      names.length > 0 ? `drills/@(${names.join("|")}).e2e.ts` : "drills/*.e2e.ts",
      "drills.jsonl",
    ),
});

/** Where the time of the journeys went. */
export function timeOfJourneys(): string[] {
  const [notes, report] = [inResults("time-notes.jsonl"), inResults("journeys.json")];
  if (!existsSync(report) || !existsSync(notes)) return [];
  const work = workOf(JSON.parse(readFileSync(report, "utf8")));
  return [sumTimeNotes(readFileSync(notes, "utf8"), work)];
}
