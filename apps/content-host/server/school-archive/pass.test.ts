import { expect, test } from "vitest";
import { isPass, makePass } from "./pass.ts";

test("A621 the command is let in by the host's own secret, for a minute", () => {
  const pass = makePass("secret", 1_000);
  expect(isPass(pass, "secret", 60_000)).toBe(true);
  expect(isPass(pass, "secret", 61_001)).toBe(false);
  expect(isPass(pass, "another", 60_000)).toBe(false);
  expect(isPass(pass.replace(/^\w+/, "zzzzzz"), "secret", 1_000)).toBe(false);
  expect(isPass(makePass("secret", 9_000_000), "secret", 1_000)).toBe(false);
  for (const nothing of [undefined, "", ".", ["a", "b"]])
    expect(isPass(nothing, "secret")).toBe(false);
});
