import assert from "node:assert/strict";
import { beforeAll, describe, test } from "vitest";
import { clerk, host } from "../sample-host.ts";
import { beginsBlank } from "./begins-blank.ts";

describe("a school that starts from the sample", () => {
  beforeAll(async () => {
    for (const [title, _status] of [
      ["A new hall", "published"],
      ["Later", "draft"],
    ])
      await clerk.save("POST", "news", { title, _status });
  });

  const dashboard = async () => {
    const headers = { cookie: clerk.cookie, "sec-fetch-site": "same-origin" };
    return (await fetch(`${host.url}/admin`, { headers })).text();
  };

  test("an admin panel with the sample asks how to begin; “my school” takes away what nobody has written, and says what is still ours", async () => {
    assert.match(await dashboard(), /How would you like to start\?/);
    assert.equal((await clerk.ask("POST", "first-run", { choice: "anything" })).status, 400);
    assert.equal((await fetch(`${host.url}/cms-api/first-run`, { method: "POST" })).status, 401);
    await clerk.ask("POST", "first-run", { choice: "sample" });
    assert.match(await dashboard(), /<summary>Set up your own school</);
    const { taken } = await (await clerk.ask("POST", "first-run", { choice: "own" })).json();
    assert.ok(taken > 100, String(taken));
    const { docs } = await (await clerk.ask("GET", "news?depth=0&limit=0")).json();
    assert.deepEqual(docs.map(({ title }: { title: string }) => title).sort(), [
      "A new hall",
      "Later",
    ]);
    const sample = await clerk.ask("GET", "media?where[changedBy][equals]=the CMS");
    assert.equal((await sample.json()).totalDocs, 0);
    assert.match(await dashboard(), /Setup: (<!-- -->)?0(<!-- -->)? of (<!-- -->)?17/);
    await beginsBlank(host.url);
    const name = { name: "Lakeside School", _status: "published" };
    assert.equal((await clerk.ask("POST", "globals/name-and-address", name)).status, 200);
    const after = await dashboard();
    assert.match(after, /Setup: (<!-- -->)?1(<!-- -->)? of (<!-- -->)?17/);
    assert.match(after, /href="\/admin\/globals\/brand"/);
    await clerk.ask("POST", "first-run", { choice: "hidden" });
    assert.doesNotMatch(await dashboard(), /of (<!-- -->)?17/);
  });
});
