import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { clerk, host, list } from "../sample-host.ts";

const path = "/api/alert/SGSM";
const banner = "globals/emergency-banner";
const text = "The road is closed.";

describe("a host with sample content", () => {
  test("what the office saves as emergency banner is told at once, and taken down at once", async () => {
    assert.deepEqual(await list(path), []);
    const before = (await fetch(host.url + path)).headers.get("etag");
    assert.equal((await clerk.ask("POST", banner, { isShown: true, text })).status, 200);
    assert.deepEqual(await list(path), [{ text, url: "", until: "" }]);
    assert.notEqual((await fetch(host.url + path)).headers.get("etag"), before);
    const until = "2026-11-30T10:00:00.000Z";
    await clerk.ask("POST", banner, { url: "/News", until });
    assert.deepEqual(await list(path), [{ text, url: "/News", until }]);
    await clerk.ask("POST", banner, { isShown: false });
    assert.deepEqual(await list(path), []);
  });

  test("the dashboard has the form of the banner, and the audit log records its use", async () => {
    const headers = { cookie: clerk.cookie, "sec-fetch-site": "same-origin" };
    const dashboard = await (await fetch(`${host.url}/admin`, { headers })).text();
    assert.match(dashboard, /<summary>Emergency banner</);
    assert.match(dashboard, /Show on every page/);
    const { docs } = await (
      await clerk.ask("GET", "audit-log?limit=5&where[list][equals]=emergency-banner")
    ).json();
    assert.deepEqual(docs.map(({ what }: { what: string }) => what).slice(0, 1), [
      "removed the emergency banner",
    ]);
  });

  test("without words, or with a link that could do harm, nothing is put up; strangers put nothing up", async () => {
    for (const wrong of [
      { isShown: true, text: " " },
      { isShown: true, text, url: "javascript:alert(1)" },
    ])
      assert.equal((await clerk.ask("POST", banner, wrong)).status, 400);
    const stranger = await fetch(`${host.url}/cms-api/${banner}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ isShown: true, text: "Not true" }),
    });
    assert.equal(stranger.status, 401);
    assert.deepEqual(await list(path), []);
  });
});
