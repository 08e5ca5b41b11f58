import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";
import { ownPassword, signIn } from "./clerk.ts";
import { beginsBlank } from "./content-api/begins-blank.ts";
import { prepareHost } from "./prepare-host.ts";
import { runSql } from "./run-sql.ts";
import { newDataDir, removeDataDir, startHost } from "./running-host.ts";
import { until } from "./until.ts";

test("a wrong setting stops the start with one sentence", () => {
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

test("the data of an earlier version stops the start with one sentence, and stays as it is", async () => {
  const dataDir = newDataDir();
  const first = await startHost({ dataDir });
  await first.stop();
  const rename = "UPDATE payload_migrations SET name = '20260101_000000_initial'";
  await runSql(dataDir, rename);
  await assert.rejects(startHost({ dataDir }), /made by an earlier version of Manor/);
  const { length } = await runSql(dataDir, "SELECT id FROM users");
  assert.equal(length, 1);
  removeDataDir(dataDir);
});

test("while the CMS starts it answers every request with 503 and when to try again", async () => {
  const dataDir = newDataDir();
  const port = String(await findFreePort());
  const started = startHost({ dataDir, port });
  const first = await until(() => fetch(`http://127.0.0.1:${port}/admin`).catch(() => undefined));
  assert.equal(first.status, 503);
  assert.equal(first.headers.get("retry-after"), "5");
  assert.deepEqual(await first.json(), { status: "starting" });
  await (await started).stop();
  removeDataDir(dataDir);
});

const used = prepareHost({ MESSAGES_PER_DAY: "2" });

test("a port that is taken stops the second host at once, before it touches anything", async () => {
  const dataDir = newDataDir();
  const { port } = new URL(used.host.url);
  await assert.rejects(
    startHost({ dataDir, port }),
    /cannot listen on 127\.0\.0\.1:\d+ .* Stop whatever uses that port/,
  );
  assert.equal(existsSync(join(dataDir, "secret")), false);
  removeDataDir(dataDir);
});

const send = () =>
  fetch(`${used.host.url}/api/form/SGSM/CF`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "A", email: "a@b.example", message: "Hello" }),
  });
/** As if a day had passed. */
const makeOlder = () =>
  runSql(used.dataDir, "UPDATE contact_messages SET received_at = '2020-01-01T00:00:00.000Z'");

test("the CMS takes the messages of a day, and no more while five days of them are open", async () => {
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

test("whoever wants an own school alone begins it on an admin panel without the sample, and no name of the sample is left", async () => {
  const { host, admin } = used;
  const headers = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
  const dashboard = async () => (await fetch(`${host.url}/admin`, { headers })).text();
  const asked = await dashboard();
  const question = asked.indexOf("How would you like to start?");
  assert.ok(question > 0 && question < asked.indexOf('id="admin-today"'), String(question));
  const begin = (how: object) => admin.ask("POST", "first-run", { choice: "own", ...how });
  const [name, email] = ["Lakeside School", "head@lakeside.example"];
  assert.equal((await begin({ name: "", email })).status, 400);
  assert.equal((await begin({ name, email: "head at lakeside" })).status, 400);
  assert.match(await dashboard(), /How would you like to start\?/);
  assert.equal((await begin({ name, email })).status, 200);
  await beginsBlank(host.url);
  const { identity } = await (await fetch(`${host.url}/api/site/SGSM`)).json();
  assert.equal(identity.name, name);
  assert.equal(identity.handedOver, undefined);
  assert.match(await dashboard(), /Setup: (<!-- -->)?1(<!-- -->)? of (<!-- -->)?17/);
  const again = await signIn(host, email, ownPassword);
  const { docs } = await (await again.ask("GET", "users?depth=0")).json();
  assert.equal(docs.length, 1);
  assert.doesNotMatch(JSON.stringify(docs), /\bSGC\b/i);
});
