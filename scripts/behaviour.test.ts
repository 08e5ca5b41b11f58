import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

/** What docs/behaviour says, the tests hold: no number without its sentence, no sentence without its test. */
const repository = resolve(import.meta.dirname, "..");

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: repository,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(ts|tsx|css|mdx|md)$/.test(file))
  // Listed by git, but moved away a moment ago.
  .filter((file) => existsSync(resolve(repository, file)));

const read = (file: string): string => readFileSync(resolve(repository, file), "utf8");
const isTest = (file: string): boolean => /\.(test|spec|e2e)\.tsx?$|^faults\/f\d\d-/.test(file);
const isLaw = (file: string): boolean => /^docs\/behaviour\/(?!README)/.test(file);

const SENTENCE = /^- \*\*([AFR]\d+)\*\* (.+)$/gm;
const NUMBER = /(?<![\w#-])([AFR])(\d{1,3})(?:(?: to |–|-)\1(\d{1,3}))?(?!\w)/g;

/** The numbers that a text names; `A226–A236` names eleven. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(([, letter = "", from = "", to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${letter}${Number(from) + i}`),
  );
}

const sentences = files
  .filter(isLaw)
  .flatMap((file) => [...read(file).matchAll(SENTENCE)])
  .map(([, number = "", sentence = ""]) => ({ number, sentence }));
const known = new Set(sentences.map(({ number }) => number));
/** A number in a comment proves nothing. */
const withoutComments = (text: string): string =>
  text.replace(/^\s*\/\*[\s\S]*?\*\//gm, "").replace(/^\s*\/\/.*$/gm, "");
const tested = new Set(
  files.filter(isTest).flatMap((file) => numbersIn(withoutComments(read(file)))),
);

test("no number stands for two sentences", () => {
  expect(sentences.length).toBe(known.size);
});

test("every number that code, tests and documents name has its sentence", () => {
  const unknown = files
    .filter((file) => /\.(tsx?|css|mdx)$/.test(file) || file.startsWith("docs/"))
    .flatMap((file) => numbersIn(read(file)).map((number) => ({ file, number })))
    .filter(({ number }) => !known.has(number));
  expect(unknown).toEqual([]);
});

test("every sentence is named by a test, leads to one that is, or says why it has none", () => {
  const holds = ({ number, sentence }: (typeof sentences)[number]): boolean =>
    tested.has(number) ||
    /No test( yet)?: /.test(sentence) ||
    (number.startsWith("R") && numbersIn(sentence).some((other) => tested.has(other)));
  expect(sentences.filter((entry) => !holds(entry))).toEqual([]);
});
