import { describe, expect, test } from "vitest";
import { admin, cms, visitor } from "../sample-cms.ts";
import { runJobs, setSchedule } from "../set-schedule.ts";

const path = "/api/news/all/SGSM";
const fetchEtag = async () => (await visitor.ask(path)).headers.get("etag") ?? "";

describe("publishing", () => {
  test("returns 304 until a record is published, unpublished, deleted or restored", async () => {
    let etag = await fetchEtag();
    expect(etag).toMatch(/^"[^"]+"$/);
    const isUnchanged = async () => {
      const response = await visitor.ask(path, { headers: { "if-none-match": etag } });
      etag = response.headers.get("etag") ?? "";
      await response.body?.cancel();
      return response.status === 304;
    };
    expect(await isUnchanged()).toBe(true);
    const change = async (method: string, route: string, body: object, isShown: boolean) => {
      const record = await admin.save(method, route, body);
      expect(await isUnchanged()).toBe(false);
      expect((await visitor.titles(path)).includes("From the test")).toBe(isShown);
      expect(await isUnchanged()).toBe(true);
      return record.id;
    };
    const item = { title: "From the test" };
    const id = await change("POST", "news", { ...item, _status: "published" }, true);
    await change("PATCH", `news/${id}`, { _status: "draft" }, false);
    await change("PATCH", `news/${id}`, { _status: "published" }, true);
    await change("PATCH", `news/${id}`, { deletedAt: new Date().toISOString() }, false);
    await change("PATCH", `news/${id}?trash=true`, { deletedAt: null, _status: "published" }, true);
    await admin.ask("DELETE", `news/${id}`);
    expect(await isUnchanged()).toBe(false);
    expect(await visitor.titles(path)).not.toContain("From the test");
  });

  test("the visibility is correct at once after saving, also under concurrent requests", async () => {
    const visitors = { areAsking: true };
    const asking = Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (visitors.areAsking) await visitor.titles(path);
      }),
    );
    const item = { title: "Now and again", _status: "draft" };
    const { id } = await admin.save("POST", "news", item);
    try {
      for (const _status of Array.from({ length: 8 }, () => ["published", "draft"]).flat()) {
        await admin.save("PATCH", `news/${id}`, { _status });
        const { visibility } = await admin.get(`visibility/news/${id}`);
        expect(visibility.isOn).toBe(_status === "published");
        expect((await visitor.titles(path)).includes(item.title)).toBe(visibility.isOn);
      }
    } finally {
      visitors.areAsking = false;
      await asking;
      await admin.ask("DELETE", `news/${id}`);
    }
  });

  test("a schedule that fails validation is reported when it is set, and again after it failed", async () => {
    const notice = { title: "By the clock", url: "javascript:alert(1)", _status: "draft" };
    const { id } = await admin.save("POST", "notices?draft=true", notice);
    const getReason = async (): Promise<string> =>
      (await admin.get(`visibility/notices/${id}`)).visibility.reason;
    await setSchedule(cms.dataDir, "notices", id);
    expect(await getReason()).toMatch(/will fail: Link: Please enter a URL/);
    await runJobs(admin);
    await expect.poll(getReason).toMatch(/publishing on .* failed/);
    expect(await admin.open()).toMatch(/Pop-up notice \d+ could not be published on /);
    await admin.ask("DELETE", `notices/${id}`);
  });
});
