import { defineConfig } from "vitest/config";

/** Tests of what other files in the same process would notice: a mocked module, and image decoders that the CMS blocks. */
export const isolated = [
  "apps/website/app/islands/web-vitals.test.ts",
  "apps/cms/src/i18n/hindi.test.ts",
  "apps/cms/src/media/clean-image.test.ts",
  "apps/cms/src/media/face-detector/detect-faces.test.ts",
  "apps/cms/src/media/upload-hooks.test.ts",
];

/**
 * Tests of the CMS that `npm run test:postgres` leaves out: pages of the admin panel, accounts, limits, e-mail and
 * processes use no query of their own, and some have a Payload in the test's process.
 */
const sameOnEveryDatabase = [
  ...["accounts", "admin", "limits", "load", "message-notifications", "safety", "sessions"],
  ...["start", "withheld-photos", "wordpress-*"],
];

/** Unit tests are next to the code. Browser tests are in tests/e2e/ and run with Playwright. */
export default defineConfig({
  test: {
    setupFiles: ["./scripts/test-setup.ts"],
    // Only what a busy CI machine can cause. A failed assertion or property is never repeated.
    ...(process.env["CI"] && { retry: { count: 1, condition: /timed out|ECONNRESET/ } }),
    // Long, because tests can be slow on a shared machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More than the cores: the tests of the CMS mostly wait.
    maxWorkers: 5,
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
            "tests/accessibility/*.test.ts",
            "tests/e2e/harness/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/build/**", "**/.next/**", ...isolated],
          // Isolation would load the same modules again for each file, which doubles the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: "isolated", include: isolated } },
      {
        extends: true,
        test: {
          name: "cms",
          include: [
            "apps/cms/test/*.e2e.ts",
            ...(process.env["TEST_BUCKETS"] ? ["apps/cms/test/bucket/*.e2e.ts"] : []),
          ],
          exclude: process.env["TEST_POSTGRES"]
            ? sameOnEveryDatabase.map((name) => `apps/cms/test/${name}.e2e.ts`)
            : [],
          setupFiles: [],
          // The CMS looks for due jobs every ten seconds.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 300_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
