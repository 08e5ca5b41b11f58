import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished, test } from "vitest";
import { ownPassword, signIn, signInFirstAdmin } from "./clerk.ts";
import { beginsBlank } from "./contract/begins-blank.ts";
import { newDataDir, removeDataDir, startHost } from "./running-host.ts";

test("a wrong setting stops the start with one sentence", () => {
  const main = fileURLToPath(new URL("../server/main.ts", import.meta.url));
  const run = spawnSync(process.execPath, [main], {
    env: { NODE_ENV: "production", PATH: process.env.PATH, SAMPLE_CONTENT: "perhaps" },
    encoding: "utf8",
  });
  assert.equal(run.status, 1);
  assert.equal(
    run.stderr.trim(),
    'SAMPLE_CONTENT is "perhaps", so the content host does not start. Allowed: on or off.',
  );
});

test("a port that is taken stops the second host at once, before it touches anything", async () => {
  const dataDirs = [newDataDir(), newDataDir()];
  const [mine = "", other = ""] = dataDirs;
  const host = await startHost({ dataDir: mine });
  const second = startHost({ dataDir: other, environment: { HOST_PORT: new URL(host.url).port } });
  await assert.rejects(second, /cannot listen on 127\.0\.0\.1:\d+ .* Stop whatever uses that port/);
  assert.equal(existsSync(join(other, "secret")), false);
  await host.stop();
  for (const dataDir of dataDirs) removeDataDir(dataDir);
});

test("whoever wants an own school alone begins it on a desk without the sample, and no name of the sample is left", async () => {
  const dataDir = newDataDir();
  const host = await startHost({ dataDir, environment: { SAMPLE_CONTENT: "off" } });
  onTestFinished(async () => {
    await host.stop();
    removeDataDir(dataDir);
  });
  const admin = await signInFirstAdmin(host);
  const headers = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
  const dashboard = async () => (await fetch(`${host.url}/admin`, { headers })).text();
  const asked = await dashboard();
  const question = asked.indexOf("How would you like to begin?");
  assert.ok(question > 0 && question < asked.indexOf('id="desk-today"'), String(question));
  const begin = (how: object) => admin.ask("POST", "first-run", { choice: "own", ...how });
  const [name, email] = ["Lakeside School", "head@lakeside.example"];
  assert.equal((await begin({ name: "", email })).status, 400);
  assert.equal((await begin({ name, email: "head at lakeside" })).status, 400);
  assert.match(await dashboard(), /How would you like to begin\?/);
  assert.equal((await begin({ name, email })).status, 200);
  await beginsBlank(host.url);
  const { identity } = await (await fetch(`${host.url}/api/site/SGSM`)).json();
  assert.equal(identity.name, name);
  assert.equal(identity.handedOver, undefined);
  assert.match(await dashboard(), /Your school: (<!-- -->)?1(<!-- -->)? of (<!-- -->)?17/);
  const again = await signIn(host, email, ownPassword);
  for (const list of ["users", "schools"]) {
    const { docs } = await (await again.ask("GET", `${list}?depth=0`)).json();
    assert.equal(docs.length, 1);
    assert.doesNotMatch(JSON.stringify(docs), /\bSGC\b/i, list);
  }
  const renamed = { name: "Lakeside and Hill", _status: "published" };
  await again.ask("POST", "globals/name-and-address", renamed);
  const { docs } = await (await again.ask("GET", "schools?depth=0")).json();
  assert.equal(docs[0].name, renamed.name);
});
