import { expect, test } from "vitest";
import { type Claim, type FileMarks, mayShowFile } from "./files.ts";

const claim = (isValid: boolean, isPublished: boolean): Claim => ({
  record: "toppers/1",
  isValid,
  isPublished,
});
const show = (marks: Partial<FileMarks>) =>
  mayShowFile({ isWithdrawn: false, isHidden: false, claims: [], ...marks });

test.each([
  ["a photograph without people", {}, true],
  ["one in the trash", { isWithdrawn: true }, false],
  ["one that an administrator has hidden", { isHidden: true }, false],
  ["one with a valid consent", { claims: [claim(true, true)] }, true],
  ["one of a draft with a valid consent", { claims: [claim(true, false)] }, true],
  ["one without a valid consent", { claims: [claim(false, true)] }, false],
  [
    "one that another published record shows with consent",
    { claims: [claim(false, true), claim(true, true)] },
    true,
  ],
  [
    "one that only a draft shows with consent",
    { claims: [claim(false, true), claim(true, false)] },
    false,
  ],
  ["one in the trash, with consent", { isWithdrawn: true, claims: [claim(true, true)] }, false],
])("%s", (_, marks, expected) => {
  expect(show(marks)).toBe(expected);
});
