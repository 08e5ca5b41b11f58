import { expect, test } from "vitest";
import { parseEnvironmentFile } from "./environment-file.ts";

test.each([
  ["MAIL_FROM=SGC <office@sgc.example>", "SGC <office@sgc.example>"],
  ['MAIL_FROM="SGC <office@sgc.example>"', "SGC <office@sgc.example>"],
  ['P=a$b"c d', 'a$b"c d'],
  ["P=$(touch /tmp/x) `id` $HOME", "$(touch /tmp/x) `id` $HOME"],
  ["P='a\\b \"c'", 'a\\b "c'],
  ['P="a\\"b\\\\c\\$d\\n"', 'a"b\\c$d\\n'],
  ["P=a\\ b\\\\c\\ ", "a b\\c "],
  ["P=  a b \t", "a b"],
  ["P='a' \"b\"c", "abc"],
  ["P=a\\\nb", "ab"],
  ['P="a\nb"', "a\nb"],
  ["P=a=b#c;d", "a=b#c;d"],
  [" P = a", "a"],
  ["P=", ""],
])("parses %j like systemd", (text, value) => {
  expect(Object.values(parseEnvironmentFile(`${text}\nLAST=1\n`))).toEqual([value, "1"]);
});

test("ignores comments, empty lines and invalid variable names", () => {
  const text = "# A=1\n;B=2\n\nC\n1D=3\nE F=4\r\nG=5\r\n  #H=6\nI=7";
  expect(parseEnvironmentFile(text)).toEqual({ G: "5", I: "7" });
});

test("uses the last of several values of one name", () => {
  expect(parseEnvironmentFile("A=1\nA=2")).toEqual({ A: "2" });
});
