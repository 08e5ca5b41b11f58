import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { admin, cms, titles } from "../sample-cms.ts";
import { runJobs, setSchedule } from "../set-schedule.ts";
import { until } from "../until.ts";

describe("a CMS with sample content", () => {
  test("returns 304 until a record is published, unpublished, deleted or restored", async () => {
    const path = "/api/news/all/SGSM";
    let etag = (await fetch(cms.url + path)).headers.get("etag") ?? "";
    const isUnchanged = async () => {
      const response = await fetch(cms.url + path, { headers: { "if-none-match": etag } });
      etag = response.headers.get("etag") ?? "";
      await response.body?.cancel();
      return response.status === 304;
    };
    assert.match(etag, /^"[^"]+"$/);
    assert.equal(await isUnchanged(), true);
    const change = async (method: string, route: string, body: object, isShown: boolean) => {
      const record = await admin.save(method, route, body);
      assert.equal(await isUnchanged(), false);
      assert.equal((await titles(path)).includes("From the test"), isShown);
      assert.equal(await isUnchanged(), true);
      return record.id;
    };
    const item = { title: "From the test" };
    const id = await change("POST", "news", { ...item, _status: "published" }, true);
    await change("PATCH", `news/${id}`, { _status: "draft" }, false);
    await change("PATCH", `news/${id}`, { _status: "published" }, true);
    await change("PATCH", `news/${id}`, { deletedAt: new Date().toISOString() }, false);
    await change("PATCH", `news/${id}?trash=true`, { deletedAt: null, _status: "published" }, true);
    await admin.ask("DELETE", `news/${id}`);
    assert.equal(await isUnchanged(), false);
    assert.equal((await titles(path)).includes("From the test"), false);
  });

  test("the visibility is correct at once after saving, also under concurrent requests", async () => {
    const path = "/api/news/all/SGSM";
    const visitors = { areAsking: true };
    const asking = Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (visitors.areAsking) await titles(path);
      }),
    );
    const item = { title: "Now and again", _status: "draft" };
    const { id } = await admin.save("POST", "news", item);
    try {
      for (const _status of Array.from({ length: 8 }, () => ["published", "draft"]).flat()) {
        await admin.save("PATCH", `news/${id}`, { _status });
        const { visibility } = await (await admin.ask("GET", `visibility/news/${id}`)).json();
        assert.equal(visibility.isOn, _status === "published");
        assert.equal((await titles(path)).includes(item.title), visibility.isOn);
      }
    } finally {
      visitors.areAsking = false;
      await asking;
      await admin.ask("DELETE", `news/${id}`);
    }
  });

  test("a draft of a published record leaves the published version on the website", async () => {
    const item = { title: "First wording", _status: "published" };
    const { id } = await admin.save("POST", "news", item);
    await admin.save("PATCH", `news/${id}?draft=true`, {
      title: "Second wording",
      _status: "draft",
    });
    assert.ok((await titles("/api/news/all/SGSM")).includes("First wording"));
    await admin.ask("DELETE", `news/${id}`);
  });

  test("a scheduled record is published at its time", async () => {
    const { id } = await admin.save("POST", "news", {
      title: "By the clock",
      _status: "draft",
    });
    const { headers } = await fetch(`${cms.url}/api/news/all/SGSM`);
    await setSchedule(cms.dataDir, {
      type: "publish",
      doc: { relationTo: "news", value: String(id) },
    });
    await until(async () => (await titles("/api/news/all/SGSM")).includes("By the clock"));
    const now = await fetch(`${cms.url}/api/news/all/SGSM`);
    assert.notEqual(now.headers.get("etag"), headers.get("etag"));
    await admin.ask("DELETE", `news/${id}`);
  });

  test("a schedule that fails validation is reported when it is set, and again after it failed", async () => {
    const notice = { title: "By the clock", url: "javascript:alert(1)" };
    const { id } = await admin.save("POST", "notices?draft=true", { ...notice, _status: "draft" });
    const because = async (): Promise<string> =>
      (await (await admin.ask("GET", `visibility/notices/${id}`)).json()).visibility.because;
    await setSchedule(cms.dataDir, {
      type: "publish",
      doc: { relationTo: "notices", value: String(id) },
    });
    assert.match(await because(), /will fail: Link: Please enter a URL/);
    await runJobs(admin);
    await until(async () => /publishing on .* failed/.test(await because()));
    const headers = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
    const dashboard = await (await fetch(`${cms.url}/admin`, { headers })).text();
    assert.match(dashboard, /Pop-up notice \d+ could not be published on /);
    await admin.ask("DELETE", `notices/${id}`);
  });
});
