import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * A fixed seed, so that every run has the same generated cases. To try others: `PROPERTY_SEED=7 npx vitest run`.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1853) });

/** A call of console.error fails the test. */
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    errors.push(args);
  });
});

afterEach(() => {
  vi.mocked(console.error).mockRestore?.();
  expect(errors, "console.error was called").toEqual([]);
});
