import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** Breaks pages on purpose: the checks must find at least 95% of the defects. */
export default defineConfig({
  ...base,
  projects: [{ name: "defects" }],
  testDir: ".",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  // A defect that is missed fails its test. The reporter counts them.
  retries: 0,
  reporter: [["list"], ["./defects-reporter.ts"]],
});
