import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * The same generated cases in every run, so that a red run is about the change and not about luck. Other cases are
 * looked for on purpose: `PROPERTY_SEED=7 npx vitest run`.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1853) });

/** A line on console.error is a defect that nobody looked at, so it fails the test that caused it. */
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
