import { expect, test } from "vitest";
import { whatIsWrong } from "./password-rule.ts";

test("a password has at least twelve characters, blanks at its ends not counted", () => {
  expect(whatIsWrong("eleven char", undefined)).toContain("12");
  expect(whatIsWrong("   short     ", undefined)).toContain("12");
  expect(whatIsWrong(undefined, undefined)).toContain("12");
  expect(whatIsWrong(["a long enough list"], undefined)).toContain("12");
  expect(whatIsWrong("twelve chars", undefined)).toBeUndefined();
});

test("the printed password cannot be kept", () => {
  expect(whatIsWrong("abcde-fghjk-mnpqr", "abcde-fghjk-mnpqr")).toContain("another");
});
