import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sampleSchool } from "../model/school/test-school.ts";
import { sampleDocuments, withdrawnSamples } from "./sample-documents.ts";
import { PASSED, serveSteps } from "./test-server.ts";

test("every linked sample document is a PDF of at most 30 KB [A15]", () => {
  expect(sampleDocuments.size).toBe(19);
  for (const address of sampleDocuments) {
    const bytes = readFileSync(resolve(import.meta.dirname, `..${address}`));
    expect(bytes.subarray(0, 5).toString(), address).toBe("%PDF-");
    expect(bytes.length, address).toBeLessThanOrEqual(30_000);
  }
});

let school = sampleSchool;
const origin = await serveSteps([withdrawnSamples], () => school);

const status = async (name: string, method = "GET") =>
  (await fetch(`${origin}/documents/${name}.pdf`, { method })).status;

test("returns 404 for a sample newsletter that the school no longer shows", async () => {
  school = sampleSchool;
  expect(await status("manorite-yearbook")).toBe(PASSED);
  school = { ...sampleSchool, newsletters: { kinds: [] } };
  expect(await status("manorite-yearbook")).toBe(404);
  expect(await status("manorite-yearbook", "HEAD")).toBe(404);
});

test("serves a sample document that the school still links to", async () => {
  const link = { label: "Yearbook", href: "/documents/manorite-yearbook.pdf" };
  const menu = { ...sampleSchool.menu, quickLinks: [link] };
  school = { ...sampleSchool, newsletters: { kinds: [] }, menu };
  expect(await status("manorite-yearbook")).toBe(PASSED);
  expect(await status("culture")).toBe(404);
});

test("returns 404 for the sample's menu documents when the school has its own name", async () => {
  school = { ...sampleSchool, identity: { ...sampleSchool.identity, name: "Lakeside School" } };
  for (const name of ["academics", "fees-structure", "weekly-menu"])
    expect(await status(name), name).toBe(404);
});
