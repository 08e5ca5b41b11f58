import { defineConfig } from "@playwright/test";
import base from "../../../playwright.config.ts";

/** `npm run schools`: sets up three invented schools, each from an empty CMS, and crawls their websites. */
export default defineConfig({
  ...base,
  testDir: ".",
  projects: [{ name: "schools" }],
  testMatch: "schools.e2e.ts",
  fullyParallel: true,
  timeout: 1_200_000,
  use: { ...base.use, actionTimeout: 60_000 },
  reporter: "list",
});
