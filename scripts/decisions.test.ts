import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

/** A decision says when it was made, whether it still stands, and which other one it touches. */
const folder = resolve(import.meta.dirname, "../docs/decisions");
const decisions = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => ({
    number: name.slice(0, 3),
    lines: readFileSync(resolve(folder, name), "utf8").split("\n"),
  }));

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const STATUS = new RegExp(
  `^\\*\\d{1,2} (${MONTHS}) 20\\d\\d · (accepted|replaced)((, [a-z ]+ (\\d{3}))*)\\*$`,
);

test("every decision says its day and whether it stands, under its title", () => {
  const wrong = decisions.filter(({ lines }) => !STATUS.test(lines[2] ?? ""));
  expect(wrong.map(({ number }) => number)).toEqual([]);
});

test("two decisions that touch each other both say so", () => {
  const named = (line = ""): string[] => line.match(/(?<=[a-z] )\d{3}(?=[,*])/g) ?? [];
  const touching = decisions.flatMap(({ number, lines }) =>
    named(lines[2]).map((other) => ({ number, other })),
  );
  const oneSided = touching.filter(
    ({ number, other }) => !touching.some((pair) => pair.number === other && pair.other === number),
  );
  expect(touching.length).toBeGreaterThan(0);
  expect(oneSided).toEqual([]);
});
