import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;
const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file),
);

function findImports(file: string): string[] {
  const code = readFileSync(join(here, file), "utf8");
  const imports = code.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g);
  return [...imports].map(([, target = ""]) => relative(here, join(here, dirname(file), target)));
}

/** Removes modules without imports again and again; the rest are in a cycle or import one. */
function findCycles(imports: Map<string, Set<string>>): string[] {
  const rest = new Map(imports);
  for (let size = -1; size !== rest.size; ) {
    size = rest.size;
    for (const [name, targets] of rest) {
      if (![...targets].some((other) => other !== name && rest.has(other))) rest.delete(name);
    }
  }
  return [...rest.keys()];
}

it("has no import cycles, not even for types", () => {
  const imports = new Map(files.map((file) => [file, new Set(findImports(file))]));
  expect(imports.size).toBeGreaterThan(50);
  expect(imports.get("lightbox.tsx")).toContain("page/use-open-state.ts");
  expect(findCycles(imports)).toEqual([]);
});

it("uses only what React 18 supports", () => {
  const sources = files.map((file) => readFileSync(join(here, file), "utf8"));
  expect(sources.join("\n")).toMatch(/<ViewerContext\.Provider/);
  for (const source of sources) {
    expect(source).not.toMatch(/<\w+Context[\s>]|\b(inert|popoverTarget|fetchPriority)=/);
  }
});

it("finds an import cycle", () => {
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
    ["d", new Set(["c"])],
    ["e", new Set<string>()],
  ]);
  expect(findCycles(imports)).toEqual(["a", "b", "c", "d"]);
});
