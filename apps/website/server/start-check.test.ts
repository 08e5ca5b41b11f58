import { chmodSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { makeFolder } from "../content/test-content.ts";
import { sampleSchool } from "../model/school/test-school.ts";
import { readConfig } from "./config.ts";
import { checkSite, pagesNotShown, wordingToConfirm } from "./start-check.ts";
import { startSite } from "./start-site.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = makeFolder();
});

const good = () => ({
  PRODUCTION: "on",
  SITE_ORIGIN: "https://www.school.example",
  SITE_DATA_DIR: dataDir,
  CONTENT_API_TOKEN: "a-token-that-both-processes-know-of",
});
const check = (more: Record<string, string> = {}) => checkSite(readConfig({ ...good(), ...more }));

test("accepts valid settings and warns of texts to confirm", () => {
  expect(check().filter((line) => !line.startsWith("The disk of"))).toEqual([]);
  const toConfirm = (sampleWording: string[]) =>
    wordingToConfirm({ ...sampleSchool, settings: { ...sampleSchool.settings, sampleWording } });
  expect(toConfirm(["/about", "/hostel"])).toMatch(
    /^2 pages still have sample texts, such as \/about\. Ask the school/,
  );
  expect(toConfirm([])).toBeUndefined();
  expect(check({ CONTENT_API_TOKEN: "" })).toContainEqual(
    expect.stringMatching(/^CONTENT_API_TOKEN is not set: set the same one for both processes/),
  );
});

test("warns of a text page at the address of a page or file of the website", () => {
  expect(pagesNotShown(sampleSchool)).toBeUndefined();
  const { pages } = sampleSchool;
  const list = pages.list.map((page, n) => (n === 0 ? { ...page, address: "/Contact" } : page));
  expect(pagesNotShown({ ...sampleSchool, pages: { ...pages, list } })).toMatch(
    /^The website itself has pages or files at \/Contact, so/,
  );
});

test.each([
  [{ SITE_ORIGIN: "" }, /SITE_ORIGIN is not set: set it to .* https:\/\/…/],
  [{ SITE_ORIGIN: "http://www.school.example" }, /SITE_ORIGIN is http:.*set it to/],
  [{ SITE_NOW: "2026-11-20T10:00:00+05:30" }, /SITE_NOW fixes the clock.*take it out/],
  [{ SITE_DATA_DIR: "/dev/null/nowhere" }, /SITE_DATA_DIR\) cannot be written: .*chown/],
])("throws with instructions for %j", (more, todo) => {
  expect(() => check(more)).toThrow(todo);
});

test("throws for a data folder that other users can read", () => {
  chmodSync(dataDir, 0o755);
  expect(() => check()).toThrow(`chmod 700 ${dataDir}`);
  chmodSync(dataDir, 0o700);
  check();
});

test("reports all problems at once before the start", async () => {
  const environment = { ...good(), SITE_ORIGIN: "", SITE_NOW: "2026-11-20T10:00:00+05:30" };
  const start = startSite(environment, { write: () => {} });
  await expect(start).rejects.toThrow(
    /^PRODUCTION is on, and the site does not start before this is done:\n {2}- SITE_ORIGIN .*\n {2}- SITE_NOW /,
  );
});
