import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { admin, cms, list } from "../sample-cms.ts";

const path = "/api/alert/SGSM";
const banner = "globals/emergency-banner";
const text = "The road is closed.";

describe("a CMS with sample content", () => {
  test("the emergency banner appears in the response at once, and disappears at once", async () => {
    assert.deepEqual(await list(path), []);
    const before = (await fetch(cms.url + path)).headers.get("etag");
    assert.equal((await admin.ask("POST", banner, { isShown: true, text })).status, 200);
    assert.deepEqual(await list(path), [{ text, url: "", until: "" }]);
    assert.notEqual((await fetch(cms.url + path)).headers.get("etag"), before);
    const until = "2026-11-30T10:00:00.000Z";
    await admin.ask("POST", banner, { url: "/News", until });
    assert.deepEqual(await list(path), [{ text, url: "/News", until }]);
    await admin.ask("POST", banner, { isShown: false });
    assert.deepEqual(await list(path), []);
  });

  test("the dashboard shows the banner with its button, and the audit log has the user", async () => {
    const headers = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
    const dashboard = await (await fetch(`${cms.url}/admin`, { headers })).text();
    assert.match(dashboard, /<summary>Emergency banner</);
    assert.match(dashboard, /Show on every page/);
    const { docs } = await (
      await admin.ask("GET", "audit-log?limit=5&where[list][equals]=emergency-banner")
    ).json();
    assert.deepEqual(docs.map(({ what }: { what: string }) => what).slice(0, 1), [
      "removed the emergency banner",
    ]);
  });

  test("a banner without text or with a dangerous link is rejected, and only signed-in users may save one", async () => {
    for (const wrong of [
      { isShown: true, text: " " },
      { isShown: true, text, url: "javascript:alert(1)" },
    ])
      assert.equal((await admin.ask("POST", banner, wrong)).status, 400);
    const asVisitor = await fetch(`${cms.url}/cms-api/${banner}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ isShown: true, text: "Not true" }),
    });
    assert.equal(asVisitor.status, 401);
    assert.deepEqual(await list(path), []);
  });
});
