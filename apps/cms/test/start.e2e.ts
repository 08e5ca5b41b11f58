import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";
import { expectEmptySchool } from "./content-api/expect-empty-school.ts";
import { ownPassword, signIn } from "./editor.ts";
import { prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";
import { newDataDir, removeDataDir, startCms } from "./running-cms.ts";
import { until } from "./until.ts";

test("a wrong setting prevents the start with one message", () => {
  const main = fileURLToPath(new URL("../server/main.ts", import.meta.url));
  const run = spawnSync(process.execPath, [main], {
    env: { NODE_ENV: "production", PATH: process.env.PATH, SAMPLE_CONTENT: "perhaps" },
    encoding: "utf8",
  });
  assert.equal(run.status, 1);
  assert.equal(
    run.stderr.trim(),
    'SAMPLE_CONTENT is "perhaps", so the CMS does not start. Allowed: on or off.',
  );
});

test("data of an earlier version prevents the start with one message, and is not changed", async () => {
  const dataDir = newDataDir();
  const first = await startCms({ dataDir });
  await first.stop();
  const rename = "UPDATE payload_migrations SET name = '20260101_000000_initial'";
  await runSql(dataDir, rename);
  await assert.rejects(startCms({ dataDir }), /made by an earlier version of Manor/);
  const { length } = await runSql(dataDir, "SELECT id FROM users");
  assert.equal(length, 1);
  removeDataDir(dataDir);
});

test("returns 503 with Retry-After for every request during the start", async () => {
  const dataDir = newDataDir();
  const port = String(await findFreePort());
  const started = startCms({ dataDir, port });
  const first = await until(() => fetch(`http://127.0.0.1:${port}/admin`).catch(() => undefined));
  assert.equal(first.status, 503);
  assert.equal(first.headers.get("retry-after"), "5");
  assert.deepEqual(await first.json(), { status: "starting" });
  await (await started).stop();
  removeDataDir(dataDir);
});

const used = prepareCms({ MESSAGES_PER_DAY: "2" });

test("a second CMS on the same port stops at once and changes nothing", async () => {
  const dataDir = newDataDir();
  const { port } = new URL(used.cms.url);
  await assert.rejects(
    startCms({ dataDir, port }),
    /cannot listen on 127\.0\.0\.1:\d+ .* Stop the program that uses this port/,
  );
  assert.equal(existsSync(join(dataDir, "secret")), false);
  removeDataDir(dataDir);
});

const send = () =>
  fetch(`${used.cms.url}/api/form/SGSM/CF`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "A", email: "a@b.example", message: "Hello" }),
  });
/** Makes the messages a day older. */
const makeOlder = () =>
  runSql(used.dataDir, "UPDATE contact_messages SET received_at = '2020-01-01T00:00:00.000Z'");

test("accepts a number of messages a day, and none while five days of messages are open", async () => {
  for (let day = 0; day < 5; day += 1) {
    assert.deepEqual([(await send()).status, (await send()).status], [201, 201]);
    if (day === 0) {
      const refused = await send();
      assert.equal(refused.status, 429);
      assert.equal(refused.headers.get("retry-after"), "3600");
    }
    await makeOlder();
  }
  const full = await send();
  assert.equal(full.status, 503);
  assert.match((await full.json()).detail, /Please telephone the school/);
  await runSql(used.dataDir, "UPDATE contact_messages SET is_handled = true WHERE id = 1");
  assert.equal((await send()).status, 201);
});

test("onboarding without the sample starts an own school, without any name of the sample", async () => {
  const { cms, admin } = used;
  const headers = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
  const dashboard = async () => (await fetch(`${cms.url}/admin`, { headers })).text();
  const asked = await dashboard();
  const question = asked.indexOf("How would you like to start?");
  assert.ok(question > 0 && question < asked.indexOf('id="admin-today"'), String(question));
  const begin = (how: object) => admin.ask("POST", "onboarding", { choice: "own", ...how });
  const [name, email] = ["Lakeside School", "head@lakeside.example"];
  assert.equal((await begin({ name: "", email })).status, 400);
  assert.equal((await begin({ name, email: "head at lakeside" })).status, 400);
  assert.match(await dashboard(), /How would you like to start\?/);
  assert.equal((await begin({ name, email })).status, 200);
  await expectEmptySchool(cms.url);
  const { identity } = await (await fetch(`${cms.url}/api/site/SGSM`)).json();
  assert.equal(identity.name, name);
  assert.equal(identity.handedOver, undefined);
  assert.match(await dashboard(), /Setup: (<!-- -->)?1(<!-- -->)? of (<!-- -->)?17/);
  const again = await signIn(cms, email, ownPassword);
  const { docs } = await (await again.ask("GET", "users?depth=0")).json();
  assert.equal(docs.length, 1);
  assert.doesNotMatch(JSON.stringify(docs), /\bSGC\b/i);
});
