import { defineConfig } from "vitest/config";

/** Unit tests stand beside the code. Browser journeys live in e2e/ and run with Playwright. */
export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**", "**/.next/**"],
    setupFiles: ["./scripts/test-setup.ts"],
    testTimeout: 20_000,
  },
});
