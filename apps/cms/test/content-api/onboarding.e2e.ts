import assert from "node:assert/strict";
import { beforeAll, describe, test } from "vitest";
import { admin, cms } from "../sample-cms.ts";
import { expectEmptySchool } from "./expect-empty-school.ts";

describe("a school that starts from the sample", () => {
  beforeAll(async () => {
    for (const [title, _status] of [
      ["A new hall", "published"],
      ["Later", "draft"],
    ])
      await admin.save("POST", "news", { title, _status });
  });

  const dashboard = async () => {
    const headers = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
    return (await fetch(`${cms.url}/admin`, { headers })).text();
  };

  test("onboarding asks how to begin; “my school” deletes unchanged sample records and lists what is still sample content", async () => {
    assert.match(await dashboard(), /How would you like to start\?/);
    assert.equal((await admin.ask("POST", "onboarding", { choice: "anything" })).status, 400);
    assert.equal((await fetch(`${cms.url}/cms-api/onboarding`, { method: "POST" })).status, 401);
    await admin.ask("POST", "onboarding", { choice: "sample" });
    assert.match(await dashboard(), /<summary>Set up your own school</);
    const { taken } = await (await admin.ask("POST", "onboarding", { choice: "own" })).json();
    assert.ok(taken > 100, String(taken));
    const { docs } = await (await admin.ask("GET", "news?depth=0&limit=0")).json();
    assert.deepEqual(docs.map(({ title }: { title: string }) => title).sort(), [
      "A new hall",
      "Later",
    ]);
    const sample = await admin.ask("GET", "media?where[changedBy][equals]=the CMS");
    assert.equal((await sample.json()).totalDocs, 0);
    assert.match(await dashboard(), /Setup: (<!-- -->)?0(<!-- -->)? of (<!-- -->)?17/);
    await expectEmptySchool(cms.url);
    const name = { name: "Lakeside School", _status: "published" };
    assert.equal((await admin.ask("POST", "globals/name-and-address", name)).status, 200);
    const after = await dashboard();
    assert.match(after, /Setup: (<!-- -->)?1(<!-- -->)? of (<!-- -->)?17/);
    assert.match(after, /href="\/admin\/globals\/brand"/);
    await admin.ask("POST", "onboarding", { choice: "hidden" });
    assert.doesNotMatch(await dashboard(), /of (<!-- -->)?17/);
  });
});
