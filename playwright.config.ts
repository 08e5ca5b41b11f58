import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/browser.ts";

/** Journeys in a real browser against the built site: `stub-*` needs with a host that does as told, the rest with ours. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // On a shared machine a browser may starve for seconds; a fault shows twice.
  retries: process.env["CI"] ? 2 : 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: process.env["CI"] ? [["list"]] : [["line"]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "en-IN",
    // A visitor abroad: the days shown must be Kolkata's all the same.
    timezoneId: "America/New_York",
    launchOptions: launchOptions(),
  },
});
