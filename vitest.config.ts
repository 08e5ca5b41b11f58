import mdx from "@mdx-js/rollup";
import { defineConfig } from "vitest/config";
import { mdxOptions } from "./apps/website/mdx.config.ts";

/** They replace modules, which every file that shares their process would see. */
export const alone = [
  "apps/website/app/islands/web-vitals.test.ts",
  "apps/website/app/text-pages/new-page.test.ts",
];

/** Unit tests stand beside the code. Browser journeys live in tests/e2e/ and run with Playwright. */
export default defineConfig({
  // The pages of text are Markdown with components; tests render them as the site does.
  plugins: [mdx(mdxOptions)],
  test: {
    setupFiles: ["./scripts/test-setup.ts"],
    // On a shared machine a test may starve for a while; one that hangs ends all the same.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "apps/*/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/build/**", "**/.next/**", ...alone],
          // Half of the time went to loading the same modules for each file anew.
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
      {
        extends: true,
        test: {
          name: "cms",
          // Each file starts the built CMS with a data folder of its own, and waits for it more than it computes.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: [
            "apps/cms/test/*.e2e.ts",
            ...(process.env["TEST_BUCKETS"] ? ["apps/cms/test/bucket/*.e2e.ts"] : []),
          ],
          setupFiles: [],
          hookTimeout: 300_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
