import { defineConfig } from "vitest/config";

/** Recovery tests run the product as a school does: real programs, minutes long, one file after the other. */
export default defineConfig({
  test: {
    include: ["tests/recovery/*.test.ts"],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
