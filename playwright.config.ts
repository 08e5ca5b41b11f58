import { defineConfig } from "@playwright/test";
import viewer from "./packages/lightbox/playwright.config.ts";
import { launchOptions } from "./scripts/browser.ts";

/** Browser tests of the built website, with a stub CMS or the real one, and the viewer's tests of the specification. */
export default defineConfig({
  testMatch: "**/*.spec.ts",
  // More than the cores: the tests wait, too.
  workers: 5,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A browser can be slow on a shared CI machine; a real failure repeats.
  retries: process.env["CI"] ? 2 : 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: process.env["CI"] ? [["list"]] : [["line"]],
  webServer: viewer.webServer,
  projects: [
    {
      name: "website",
      testDir: "tests/e2e",
      use: {
        viewport: { width: 1280, height: 900 },
        locale: "en-IN",
        // A visitor abroad must see the dates of Kolkata.
        timezoneId: "America/New_York",
        launchOptions: launchOptions(),
      },
    },
    // `npm test -w photo-lightbox` runs all tests of the viewer.
    {
      name: "viewer",
      testDir: viewer.testDir,
      grep: /\[A/,
      fullyParallel: true,
      expect: viewer.expect,
      use: viewer.use,
    },
  ],
});
