import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, test } from "vitest";
import { type Clerk, signInFirstAdmin } from "../clerk.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "../running-host.ts";
import { beginsBlank } from "./begins-blank.ts";

describe("a school that starts from the sample", () => {
  const dataDir = newDataDir();
  let other: RunningHost;
  let admin: Clerk;

  beforeAll(async () => {
    other = await startHost({ dataDir, environment: { SAMPLE_CONTENT: "on" } });
    admin = await signInFirstAdmin(other);
    for (const [title, _status] of [
      ["A new hall", "published"],
      ["Later", "draft"],
    ])
      await admin.save("POST", "news", { title, school: 1, _status });
  });
  afterAll(async () => {
    await other.stop();
    removeDataDir(dataDir);
  });

  const dashboard = async (who: Clerk) => {
    const headers = { cookie: who.cookie, "sec-fetch-site": "same-origin" };
    return (await fetch(`${other.url}/admin`, { headers })).text();
  };

  test("a desk with the sample asks how to begin; “my school” takes away what nobody has written, and says what is still ours", async () => {
    assert.match(await dashboard(admin), /How would you like to begin\?/);
    assert.equal((await admin.ask("POST", "first-run", { choice: "anything" })).status, 400);
    assert.equal((await fetch(`${other.url}/cms-api/first-run`, { method: "POST" })).status, 401);
    await admin.ask("POST", "first-run", { choice: "sample" });
    assert.match(await dashboard(admin), /<summary>Start your own school</);
    const { taken } = await (await admin.ask("POST", "first-run", { choice: "own" })).json();
    assert.ok(taken > 100, String(taken));
    const { docs } = await (await admin.ask("GET", "news?depth=0&limit=0")).json();
    assert.deepEqual(docs.map(({ title }: { title: string }) => title).sort(), [
      "A new hall",
      "Later",
    ]);
    const sample = await admin.ask("GET", "media?where[changedBy][equals]=the content host");
    assert.equal((await sample.json()).totalDocs, 0);
    assert.match(await dashboard(admin), /Your school: (<!-- -->)?0(<!-- -->)? of (<!-- -->)?17/);
    await beginsBlank(other.url);
    const name = { name: "Lakeside School", _status: "published" };
    assert.equal((await admin.ask("POST", "globals/name-and-address", name)).status, 200);
    const after = await dashboard(admin);
    assert.match(after, /Your school: (<!-- -->)?1(<!-- -->)? of (<!-- -->)?17/);
    assert.match(after, /href="\/admin\/globals\/brand"/);
    await admin.ask("POST", "first-run", { choice: "hidden" });
    assert.doesNotMatch(await dashboard(admin), /of (<!-- -->)?17/);
  });
});
