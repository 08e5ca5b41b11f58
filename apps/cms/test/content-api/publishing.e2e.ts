import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { clerk, host, titles } from "../sample-host.ts";
import { runJobs, setSchedule } from "../set-schedule.ts";
import { until } from "../until.ts";

describe("a host with sample content", () => {
  test("whoever has the present answer gets 304, until something is published, unpublished, thrown away or restored", async () => {
    const path = "/api/news/all/SGSM";
    let etag = (await fetch(host.url + path)).headers.get("etag") ?? "";
    const isUnchanged = async () => {
      const answer = await fetch(host.url + path, { headers: { "if-none-match": etag } });
      etag = answer.headers.get("etag") ?? "";
      await answer.body?.cancel();
      return answer.status === 304;
    };
    assert.match(etag, /^"[^"]+"$/);
    assert.equal(await isUnchanged(), true);
    const change = async (method: string, route: string, body: object, isShown: boolean) => {
      const record = await clerk.save(method, route, body);
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
    await clerk.ask("DELETE", `news/${id}`);
    assert.equal(await isUnchanged(), false);
    assert.equal((await titles(path)).includes("From the test"), false);
  });

  test("whoever saves reads at once whether visitors find it, however many ask meanwhile", async () => {
    const path = "/api/news/all/SGSM";
    const visitors = { areAsking: true };
    const asking = Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (visitors.areAsking) await titles(path);
      }),
    );
    const item = { title: "Now and again", _status: "draft" };
    const { id } = await clerk.save("POST", "news", item);
    try {
      for (const _status of Array.from({ length: 8 }, () => ["published", "draft"]).flat()) {
        await clerk.save("PATCH", `news/${id}`, { _status });
        const { visibility } = await (await clerk.ask("GET", `visibility/news/${id}`)).json();
        assert.equal(visibility.isOn, _status === "published");
        assert.equal((await titles(path)).includes(item.title), visibility.isOn);
      }
    } finally {
      visitors.areAsking = false;
      await asking;
      await clerk.ask("DELETE", `news/${id}`);
    }
  });

  test("a draft of a published record leaves the published one on the website", async () => {
    const item = { title: "First wording", _status: "published" };
    const { id } = await clerk.save("POST", "news", item);
    await clerk.save("PATCH", `news/${id}?draft=true`, {
      title: "Second wording",
      _status: "draft",
    });
    assert.ok((await titles("/api/news/all/SGSM")).includes("First wording"));
    await clerk.ask("DELETE", `news/${id}`);
  });

  test("a record that was scheduled is published by the clock", async () => {
    const { id } = await clerk.save("POST", "news", {
      title: "By the clock",
      _status: "draft",
    });
    const { headers } = await fetch(`${host.url}/api/news/all/SGSM`);
    await setSchedule(host.dataDir, {
      type: "publish",
      doc: { relationTo: "news", value: String(id) },
    });
    await until(async () => (await titles("/api/news/all/SGSM")).includes("By the clock"));
    const now = await fetch(`${host.url}/api/news/all/SGSM`);
    assert.notEqual(now.headers.get("etag"), headers.get("etag"));
    await clerk.ask("DELETE", `news/${id}`);
  });

  test("a schedule that the rules refuse is told when it is set, and its failure is told afterwards", async () => {
    const notice = { title: "By the clock", url: "javascript:alert(1)" };
    const { id } = await clerk.save("POST", "notices?draft=true", { ...notice, _status: "draft" });
    const because = async (): Promise<string> =>
      (await (await clerk.ask("GET", `visibility/notices/${id}`)).json()).visibility.because;
    await setSchedule(host.dataDir, {
      type: "publish",
      doc: { relationTo: "notices", value: String(id) },
    });
    assert.match(await because(), /will fail: Link: Please enter a URL/);
    await runJobs(clerk);
    await until(async () => /publishing on .* failed/.test(await because()));
    const headers = { cookie: clerk.cookie, "sec-fetch-site": "same-origin" };
    const dashboard = await (await fetch(`${host.url}/admin`, { headers })).text();
    assert.match(dashboard, /Pop-up notice \d+ could not be published on /);
    await clerk.ask("DELETE", `notices/${id}`);
  });
});
