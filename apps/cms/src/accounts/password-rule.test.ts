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
  expect(whatIsWrong("abcde-fghjk-mnpqr", "abcde-fghjk-mnpqr")).toContain("differs");
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
  expect(whatIsWrong(password, undefined, known)).toContain("too easy to guess");
});

test.each([
  "a password of my own",
  "correct horse battery staple",
  "नीला पहाड़ पुराना घर",
  "x7Kq-29fT-mmZp",
])("the password %s is taken", (password) => {
  expect(whatIsWrong(password, undefined, ["ravi@sgc.example"])).toBeUndefined();
});
