import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;
const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file),
);

function importsOf(file: string): string[] {
  const code = readFileSync(join(here, file), "utf8");
  const asked = code.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g);
  return [...asked].map(([, target = ""]) => relative(here, join(here, dirname(file), target)));
}

/** Takes away, again and again, what needs nothing that is left; what stays goes in circles. */
function circlesAmong(needs: Map<string, Set<string>>): string[] {
  const left = new Map(needs);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [name, needed] of left) {
      if (![...needed].some((other) => other !== name && left.has(other))) left.delete(name);
    }
  }
  return [...left.keys()];
}

it("no file needs itself, however far around, not even for a type", () => {
  const needs = new Map(files.map((file) => [file, new Set(importsOf(file))]));
  expect(needs.size).toBeGreaterThan(50);
  expect(needs.get("lightbox.tsx")).toContain("viewer/viewer-dialog.tsx");
  expect(circlesAmong(needs)).toEqual([]);
});

it("nothing is asked of React that React 18 does not know", () => {
  const sources = files.map((file) => readFileSync(join(here, file), "utf8"));
  expect(sources.join("\n")).toMatch(/<ViewerContext\.Provider/);
  for (const source of sources) {
    expect(source).not.toMatch(/<\w+Context[\s>]|\b(inert|popoverTarget|fetchPriority)=/);
  }
});

it("a circle would be found", () => {
  const needs = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
    ["d", new Set(["c"])],
    ["e", new Set<string>()],
  ]);
  expect(circlesAmong(needs)).toEqual(["a", "b", "c", "d"]);
});
