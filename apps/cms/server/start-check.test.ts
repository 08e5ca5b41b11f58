import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../src/read-config.ts";
import { checkCms } from "./start-check.ts";
import { startServer } from "./start-server.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "manor-start-"));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const good = () => ({
  PRODUCTION: "on",
  SITE_ORIGIN: "https://www.school.example",
  CMS_URL: "https://cms.school.example",
  CMS_DATA_DIR: dataDir,
  SAMPLE_CONTENT: "off",
});
const check = (more: Record<string, string> = {}) => checkCms(readConfig({ ...good(), ...more }));
const put = (name: string, text: string) => writeFileSync(join(dataDir, name), text);

test("starts a CMS with complete settings", () => {
  expect(check().filter((line) => !line.startsWith("The disk of"))).toEqual([]);
  check({ SAMPLE_CONTENT: "on", CMS_URL: "" });
});

test.each([
  [{ SITE_ORIGIN: "" }, /SITE_ORIGIN is not set: set it to/],
  [{ CMS_URL: "http://cms.school.example" }, /CMS_URL is http:.*passwords.*set it to/],
  [{ SAMPLE_CONTENT: "" }, /SAMPLE_CONTENT is not set: set it to off for a school/],
  [{ SITE_NOW: "2026-11-20T10:00:00+05:30" }, /SITE_NOW fixes the clock.*take it out/],
  [{ CMS_DATA_DIR: "/dev/null/nowhere" }, /CMS_DATA_DIR\) cannot be written: .*chown/],
])("with %j the CMS does not start and states what to do", (more, todo) => {
  expect(() => check(more)).toThrow(todo);
});

test("refuses to create a new secret when the first one is lost", () => {
  put("content.db", "");
  expect(() => check()).toThrow(/secret of the admin panel is not in .* Restore it from a backup/);
  check({ PAYLOAD_SECRET: "a long secret of this installation" });
  put("secret", "short");
  expect(() => check()).toThrow(/secret of the admin panel/);
  put("secret", "x".repeat(64));
  check();
});

test("reports a missing setting before it binds the port", async () => {
  await expect(startServer({ ...good(), SAMPLE_CONTENT: "", SITE_ORIGIN: "" })).rejects.toThrow(
    /^PRODUCTION is on, and the CMS does not start before this is done:\n {2}- SITE_ORIGIN .*\n {2}- SAMPLE_CONTENT /,
  );
});
