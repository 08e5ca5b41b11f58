import { defineConfig } from "vitest/config";

/** Measures response times, so no other test may run at the same time. */
const isolated = ["slow-clients.test.ts"];

/** `npm run resilience`: the built website and CMS under generated faults. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    hookTimeout: 300_000,
    testTimeout: process.env["RUNS"] ? 3_600_000 : 300_000,
    projects: [
      { extends: true, test: { name: "resilience", include: ["*.test.ts"], exclude: isolated } },
      { extends: true, test: { name: "isolated", include: isolated, sequence: { groupOrder: 1 } } },
    ],
  },
});
