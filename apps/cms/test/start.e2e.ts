import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { readJson } from "../../../tests/e2e/harness/read-json.ts";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";
import { expectEmptySchool } from "./content-api/expect-empty-school.ts";
import { ownPassword, signIn } from "./editor.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";
import { newDataDir, removeDataDir, startCms } from "./running-cms.ts";

test("a wrong setting prevents the start with one message", () => {
  const main = fileURLToPath(new URL("../server/main.ts", import.meta.url));
  const run = spawnSync(process.execPath, [main], {
    env: { NODE_ENV: "production", PATH: process.env.PATH, SAMPLE_CONTENT: "perhaps" },
    encoding: "utf8",
  });
  expect(run.status).toBe(1);
  expect(run.stderr.trim()).toBe(
    'SAMPLE_CONTENT is "perhaps", so the CMS does not start. Allowed: on or off.',
  );
});

const usedDataDir = newDataDir();
const unusedDataDir = newDataDir();
afterAll(() => {
  removeDataDir(usedDataDir);
  removeDataDir(unusedDataDir);
});

test("returns 503 with Retry-After for every request during the start", async () => {
  const port = String(await findFreePort());
  const started = startCms({ dataDir: usedDataDir, port });
  const ask = () => fetch(`http://127.0.0.1:${port}/admin`).catch(() => undefined);
  const first = await vi.waitUntil(ask, 60_000);
  expect(first.status).toBe(503);
  expect(first.headers.get("retry-after")).toBe("5");
  expect(await readJson(first)).toEqual({ status: "starting" });
  await (await started).stop();
});

test("fills what release 0.1.0 did not store with the sample, once, and leaves the rest as it is", async () => {
  const run = (statement: string) => runSql(usedDataDir, statement);
  const restart = async () => (await startCms({ dataDir: usedDataDir })).stop();
  await run("DELETE FROM payload_kv WHERE key = 'sample-school'");
  await run("DELETE FROM numbers");
  await run("UPDATE name_and_address SET name = 'Lakeside School', changed_by = 'Asha'");
  await run(
    "UPDATE pages SET address = '/boarding', replaces = '/hostel' WHERE address = '/hostel'",
  );
  const before = await run("SELECT id FROM pages");
  await restart();
  // PostgreSQL returns a numeric value as text.
  const students = "CAST(students AS INTEGER) AS students";
  expect(await run(`SELECT ${students}, changed_by FROM numbers`)).toEqual([
    { students: 700, changed_by: "the CMS" },
  ]);
  expect(await run("SELECT name, changed_by FROM name_and_address")).toEqual([
    { name: "Lakeside School", changed_by: "Asha" },
  ]);
  expect(await run("SELECT id FROM pages")).toEqual(before);
  // For a school with another name, that release did not show them.
  expect(await run("SELECT academics, fees_structure FROM menu_documents")).toEqual([
    { academics: "", fees_structure: "" },
  ]);
  expect(await run("SELECT board FROM disclosure")).toEqual([{ board: "none" }]);
  await run("UPDATE numbers SET students = 0");
  await restart();
  expect(await run(`SELECT ${students} FROM numbers`)).toEqual([{ students: 0 }]);
});

test("data of an earlier version prevents the start with one message, and is not changed", async () => {
  const rename = "UPDATE payload_migrations SET name = '20260101_000000_initial'";
  await runSql(usedDataDir, rename);
  await expect(startCms({ dataDir: usedDataDir })).rejects.toThrow(
    /made by an earlier version of Manor/,
  );
  expect(await runSql(usedDataDir, "SELECT id FROM users")).toHaveLength(1);
});

const { admin, cms, dataDir, visitor } = prepareCms({ MESSAGES_PER_DAY: "2" });

test("a second CMS on the same port stops at once and changes nothing", async () => {
  const { port } = new URL(cms.url);
  await expect(startCms({ dataDir: unusedDataDir, port })).rejects.toThrow(
    /cannot listen on 127\.0\.0\.1:\d+ .* Stop the program that uses this port/,
  );
  expect(existsSync(join(unusedDataDir, "secret"))).toBe(false);
});

/** Makes the messages a day older. */
const makeOlder = () =>
  runSql(dataDir, "UPDATE contact_messages SET received_at = '2020-01-01T00:00:00.000Z'");

test("accepts a number of messages a day, and none while five days of messages are open", async () => {
  const send = () => visitor.sendMessage();
  for (let day = 0; day < 5; day += 1) {
    await expectResponse(send(), 201);
    await expectResponse(send(), 201);
    if (day === 0) {
      const refused = await send();
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("3600");
    }
    await makeOlder();
  }
  await expectResponse(send(), 503, /Please telephone the school/);
  await runSql(dataDir, "UPDATE contact_messages SET is_handled = true WHERE id = 1");
  await expectResponse(send(), 201);
});

test("onboarding without the sample starts an own school, without any name of the sample", async () => {
  const dashboard = await admin.open();
  const question = dashboard.indexOf("How would you like to start?");
  expect(question).toBeGreaterThan(0);
  expect(question).toBeLessThan(dashboard.indexOf('id="admin-today"'));
  const begin = (name: string, email: string) =>
    admin.ask("POST", "onboarding", { choice: "own", name, email });
  const [name, email] = ["Lakeside School", "head@lakeside.example"];
  await expectResponse(begin("", email), 400);
  await expectResponse(begin(name, "head at lakeside"), 400);
  expect(await admin.open()).toMatch(/How would you like to start\?/);
  await expectResponse(begin(name, email), 200);
  await expectEmptySchool(visitor);
  const { identity } = await visitor.school();
  expect(identity.name).toBe(name);
  expect(identity.handedOver).toBeUndefined();
  expect(await admin.open()).toMatch(/Setup: 0 of \d+ done/);
  const users = await (await signIn(cms, email, ownPassword)).find("users?depth=0");
  expect(users).toHaveLength(1);
  expect(JSON.stringify(users)).not.toMatch(/\bSGC\b/i);
});
