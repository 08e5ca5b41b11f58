import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sampleSchool } from "../model/school/test-school.ts";
import { bundledDocuments } from "./bundled-documents.ts";
import { PASSED, serveSteps } from "./test-server.ts";

test("every document of the sample is a PDF of at most 30 KB [A15]", () => {
  const { documents, newsletters } = sampleSchool;
  const issues = newsletters.kinds.flatMap((kind) => kind.issues.map(({ link }) => link));
  const linked = [...Object.values(documents), ...issues];
  const files = readdirSync(resolve(import.meta.dirname, "../documents"));
  expect([...new Set(linked)].sort()).toEqual(files.map((name) => `/documents/${name}`).sort());
  for (const address of linked) {
    const bytes = readFileSync(resolve(import.meta.dirname, `..${address}`));
    expect(bytes.subarray(0, 5).toString(), address).toBe("%PDF-");
    expect(bytes.length, address).toBeLessThanOrEqual(30_000);
  }
});

let school = sampleSchool;
const origin = await serveSteps([bundledDocuments], () => school);

const status = async (name: string, method = "GET") =>
  (await fetch(`${origin}/documents/${name}.pdf`, { method })).status;

test("returns 404 for a newsletter that the school no longer shows", async () => {
  school = sampleSchool;
  expect(await status("manorite-yearbook")).toBe(PASSED);
  school = { ...sampleSchool, newsletters: { kinds: [] } };
  expect(await status("manorite-yearbook")).toBe(404);
  expect(await status("manorite-yearbook", "HEAD")).toBe(404);
});

test("serves a document that the school still links to", async () => {
  const link = { label: "Yearbook", href: "/documents/manorite-yearbook.pdf" };
  const menu = { ...sampleSchool.menu, quickLinks: [link] };
  school = { ...sampleSchool, newsletters: { kinds: [] }, menu };
  expect(await status("manorite-yearbook")).toBe(PASSED);
  expect(await status("culture")).toBe(404);
});

test("returns 404 for the menu documents of a school without any", async () => {
  school = { ...sampleSchool, documents: { academics: "", feesStructure: "", weeklyMenu: "" } };
  for (const name of ["academics", "fees-structure", "weekly-menu"])
    expect(await status(name), name).toBe(404);
});
