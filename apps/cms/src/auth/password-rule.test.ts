import { expect, test } from "vitest";
import { findPasswordProblem } from "./password-rule.ts";

test("requires twelve characters, not counting spaces at the ends", () => {
  expect(findPasswordProblem("eleven char", undefined)).toContain("at least {number}");
  expect(findPasswordProblem("   short     ", undefined)).toContain("at least {number}");
  expect(findPasswordProblem(undefined, undefined)).toContain("at least {number}");
  expect(findPasswordProblem(["a long enough list"], undefined)).toContain("at least {number}");
  expect(findPasswordProblem("twelve chars", undefined)).toBeUndefined();
});

test("rejects the printed one-time password", () => {
  expect(findPasswordProblem("abcde-fghjk-mnpqr", "abcde-fghjk-mnpqr")).toContain("differs");
});

test.each([
  "password1234",
  "Password123!",
  "qwertyuiop12",
  "111111111111",
  "abcdefghijkl",
  "iloveyou2024",
  "letmeinletmein",
  "ravi.kumar@sgc.example",
  "Ravi Kumar 12",
  "sgcsgcsgcsgc",
])("the password %s is refused as too easy to guess", (password) => {
  const known = ["ravi.kumar@sgc.example", "Ravi Kumar"];
  expect(findPasswordProblem(password, undefined, known)).toContain("too easy to guess");
});

test.each([
  "a password of my own",
  "correct horse battery staple",
  "नीला पहाड़ पुराना घर",
  "x7Kq-29fT-mmZp",
])("the password %s is taken", (password) => {
  expect(findPasswordProblem(password, undefined, ["ravi@sgc.example"])).toBeUndefined();
});
