import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** Breaks pages on purpose: the checks must find at least 95% of the defects. */
export default defineConfig({
  ...base,
  projects: [{ name: "defects" }],
  testDir: ".",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  reporter: [["list"], ["./defects-reporter.ts"]],
});
