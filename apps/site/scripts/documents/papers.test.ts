import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defaultSchool } from "@manor/contract/default-school";
import { expect, test } from "vitest";
import { attachmentNames, paperNames, printPaper } from "./papers.ts";

const folder = resolve(import.meta.dirname, "../../documents");
const hostFolder = resolve(import.meta.dirname, "../../../content-host/seed/documents");
const read = (name: string, from = folder) => readFileSync(resolve(from, `${name}.pdf`));

test("every document that a menu entry or a newsletter card opens is there [A15]", () => {
  const linked = [
    ...Object.values(defaultSchool.documents),
    ...defaultSchool.newsletters.kinds.flatMap(({ issues }) => issues.map((it) => it.link)),
  ];
  expect(paperNames.map((name) => `/documents/${name}.pdf`).sort()).toEqual(linked.sort());
  for (const name of paperNames) expect(read(name).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a parent on a slow line waits for at most 30 KB", () => {
  for (const name of paperNames) expect(read(name).length, name).toBeLessThanOrEqual(30_000);
  for (const name of attachmentNames)
    expect(read(name, hostFolder).length, name).toBeLessThanOrEqual(30_000);
});

test("the committed documents are what the sources print", async () => {
  for (const name of paperNames)
    expect((await printPaper(name)).equals(read(name)), name).toBe(true);
  for (const name of attachmentNames)
    expect((await printPaper(name)).equals(read(name, hostFolder)), name).toBe(true);
});
