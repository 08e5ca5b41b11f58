import fc from "fast-check";
import { expect, test } from "vitest";
import { readPhpValue } from "./php-value.ts";

test("reads nested arrays, texts, numbers, booleans and null", () => {
  const value = readPhpValue(
    'a:4:{s:3:"ids";a:2:{i:0;i:12;i:1;d:0.5;}s:4:"none";N;s:2:"on";b:1;s:3:"off";b:0;}',
  );
  const ids = new Map([
    ["0", 12],
    ["1", 0.5],
  ]);
  expect(value).toEqual(
    new Map<string, unknown>([
      ["ids", ids],
      ["none", null],
      ["on", true],
      ["off", false],
    ]),
  );
});

test("counts the length of a text in bytes", () => {
  expect(readPhpValue('a:1:{s:1:"a";s:14:"मेला";";}')).toEqual(new Map([["a", 'मेला";']]));
});

test("corrects a wrong length, as after a search and replace", () => {
  expect(readPhpValue('a:2:{i:0;s:3:"https://new.example";i:1;i:5;}')).toEqual(
    new Map<string, unknown>([
      ["0", "https://new.example"],
      ["1", 5],
    ]),
  );
});

test("refuses objects, references and anything cut off", () => {
  for (const text of [
    'O:8:"stdClass":0:{}',
    'C:3:"Foo":0:{}',
    "R:1;",
    "a:3:{i:0;i:1;}",
    's:4:"ab',
    "a:99999999999:{",
    "",
  ])
    expect(readPhpValue(text), text).toBeUndefined();
});

test("never throws, however deep or damaged the text is", () => {
  expect(readPhpValue("a:1:{i:0;".repeat(20_000))).toBeUndefined();
  const parts = fc.constantFrom("a:", "s:", "i:", "1", ":", ";", "{", "}", '"', "N;", "b:", "é");
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }), (list) => {
      readPhpValue(list.join(""));
    }),
  );
});
