import { defineConfig } from "vitest/config";

const alone = ["**/slow-visitors.test.ts"];

/** Tests of the built site and CMS under generated faults; `npm run resilience` runs them. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    hookTimeout: 300_000,
    // RUNS=500 takes an hour.
    testTimeout: process.env["RUNS"] ? 3_600_000 : 300_000,
    projects: [
      { extends: true, test: { name: "resilience", include: ["**/*.test.ts"], exclude: alone } },
      // They measure how long visitors wait, so nothing runs beside them.
      {
        extends: true,
        test: { name: "resilience-alone", include: alone, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
