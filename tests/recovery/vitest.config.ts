import { defineConfig } from "vitest/config";

/** Recovery tests run the product with real programs, one file after the other. They take minutes. */
export default defineConfig({
  test: {
    include: ["tests/recovery/*.test.ts"],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
