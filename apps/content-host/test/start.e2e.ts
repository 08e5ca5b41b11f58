import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
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
