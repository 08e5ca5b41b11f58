import { defineConfig } from "vitest/config";

/** It measures how long visitors wait, so nothing runs beside it. */
const alone = ["slow-clients.test.ts"];

/** The built site and CMS under generated faults: `npm run resilience`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    hookTimeout: 300_000,
    testTimeout: process.env["RUNS"] ? 3_600_000 : 300_000,
    projects: [
      { extends: true, test: { name: "resilience", include: ["*.test.ts"], exclude: alone } },
      { extends: true, test: { name: "alone", include: alone, sequence: { groupOrder: 1 } } },
    ],
  },
});
