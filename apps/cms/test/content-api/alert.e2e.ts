import { describe, expect, test } from "vitest";
import { expectResponse } from "../prepare-cms.ts";
import { admin, visitor } from "../sample-cms.ts";

const path = "/api/alert/SGSM";
const banner = "globals/emergency-banner";
const text = "The road is closed.";

describe("the emergency banner", () => {
  test("appears in the response at once, and disappears at once", async () => {
    const fetchEtag = async () => (await visitor.ask(path)).headers.get("etag");
    expect(await visitor.list(path)).toEqual([]);
    const before = await fetchEtag();
    await admin.save("POST", banner, { isShown: true, text });
    expect(await visitor.list(path)).toEqual([{ text, url: "", until: "" }]);
    expect(await fetchEtag()).not.toBe(before);
    const until = "2026-11-30T10:00:00.000Z";
    await admin.save("POST", banner, { url: "/News", until });
    expect(await visitor.list(path)).toEqual([{ text, url: "/News", until }]);
    await admin.save("POST", banner, { isShown: false });
    expect(await visitor.list(path)).toEqual([]);
  });

  test("is on the dashboard with its button, and the audit log has the change", async () => {
    const dashboard = await admin.open();
    expect(dashboard).toMatch(/<summary>Emergency banner</);
    expect(dashboard).toMatch(/Show on every page/);
    const [event] = await admin.find("audit-log?limit=1&where[list][equals]=emergency-banner");
    expect(event?.["what"]).toBe("removed the emergency banner");
  });

  test("without text or with a dangerous link it is rejected", async () => {
    for (const wrong of [{ text: " " }, { text, url: "javascript:alert(1)" }])
      await expectResponse(admin.ask("POST", banner, { isShown: true, ...wrong }), 400);
    expect(await visitor.list(path)).toEqual([]);
  });
});
