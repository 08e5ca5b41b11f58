import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/browser.ts";

/** Browser tests of the built website, with a stub CMS or the real one. */
export default defineConfig({
  testDir: "tests/e2e",
  // The tests of the admin panel share one CMS in each worker. Those of the website share websites by file, and end
  // with the shortest files.
  projects: [
    { name: "admin", testMatch: "admin/*.spec.ts", fullyParallel: true },
    { name: "website", testMatch: "**/*.spec.ts", testIgnore: "**/admin/*" },
  ],
  // One for each core of a small machine: more are not faster, and time out more often.
  workers: 2,
  // Long, because tests can be slow on a shared machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A browser can be slow on a shared CI machine; a real failure repeats.
  retries: process.env["CI"] ? 2 : 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: process.env["CI"] ? [["list"]] : [["line"]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "en-IN",
    // A visitor abroad must see the dates of Kolkata.
    timezoneId: "America/New_York",
    launchOptions: launchOptions(),
  },
});
