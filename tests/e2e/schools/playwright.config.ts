import { defineConfig } from "@playwright/test";
import base from "../../../playwright.config.ts";

/** `npm run schools`: three schools that do not exist, each from an empty CMS to a crawl of its website. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "schools.e2e.ts",
  fullyParallel: true,
  timeout: 1_200_000,
  use: { ...base.use, actionTimeout: 60_000 },
  reporter: "list",
});
