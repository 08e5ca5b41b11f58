import { describe, expect, test } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { admin, visitor } from "../cms-fixture.ts";
import { expectResponse } from "../prepare-cms.ts";
import { rememberSettings } from "../remember-settings.ts";

const published = { _status: "published" };

describe("a record in the admin panel", () => {
  test("reads 05/12/2026 as 5 December, and rejects an invalid date even in a draft", async () => {
    const typed = { title: "A typed date", fromDate: "05/12/2026" };
    const { id } = await admin.publish("news", typed);
    const news = await visitor.list("/api/news/all/SGSM");
    expect(news.find(({ title }) => title === typed.title)?.fromDate).toBe("2026-12-05");
    const draft = { fromDate: "23/13/2026", _status: "draft" };
    const refused = await admin.ask("PATCH", `news/${id}?draft=true`, draft);
    expect(refused.status).toBe(400);
    const [error] = (await readJson(refused)).errors;
    expect(error.data.errors[0]).toMatchObject({
      path: "fromDate",
      message: expect.stringMatching(/“23\/13\/2026” is not a valid date/),
    });
    expect((await admin.get(`news/${id}?draft=true`)).fromDate).toBe("2026-12-05T12:00:00.000Z");
  });

  test("a new record has today's date, and an entry of the academic calendar needs one", async () => {
    const { fromDate } = await admin.save("POST", "news", { title: "Of today" });
    const today = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
    expect(fromDate).toBe(`${today}T12:00:00.000Z`);
    const entry = { title: "Some day", date: null, category: "AcademicCalender", ...published };
    await expectResponse(admin.ask("POST", "events", entry), 400, /Please enter the date/);
  });

  test("a restored version is a draft, and the website is unchanged", async () => {
    const { id } = await admin.publish("news", { title: "The earlier state" });
    await admin.save("PATCH", `news/${id}`, { title: "The present state", ...published });
    const versions = `news/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0`;
    const [earlier] = await admin.find(versions);
    await expectResponse(admin.ask("POST", `news/versions/${earlier?.id}`), 200);
    expect((await admin.get(`news/${id}?draft=true`)).title).toBe("The earlier state");
    const titles = await visitor.titles("/api/news/all/SGSM");
    expect(titles).toContain("The present state");
    expect(titles).not.toContain("The earlier state");
  });

  test("a settings page is always published: it cannot be saved or restored as a draft", async () => {
    const path = "globals/call-timings";
    const restoreSettings = await rememberSettings(admin, "call-timings");
    const present = { note: "The present state", ...published };
    await admin.publish(path, { note: "The earlier state" });
    await admin.publish(path, present);
    const [, earlier] = await admin.find(`${path}/versions?depth=0`);
    const restore = `${path}/versions/${earlier?.id}`;
    await expectResponse(admin.ask("POST", `${restore}?draft=true`), 400);
    await expectResponse(admin.ask("POST", restore), 200);
    expect((await admin.get(path)).note).toBe("The earlier state");
    await admin.publish(path, present);
    await expectResponse(admin.ask("POST", path, { _status: "draft" }), 400);
    await admin.save("POST", `${path}?draft=true`, { note: "A draft", _status: "draft" });
    expect(await admin.get(path)).toMatchObject(present);
    await restoreSettings();
  });

  test("a record is visible exactly when a response contains it, else the admin states why not", async () => {
    const visibility = async (path: string) =>
      (await admin.get(`visibility/${path}`)).visibility as Record<string, unknown>;
    const album = { title: "An album", category: "PhotoGallery", date: "2026-03-05" };
    const { id } = await admin.publish("albums", album);
    const path = `albums/${id}`;
    expect((await visibility(path)).reason).toMatch(/has no name or date/);
    await admin.save("PATCH", path, { consent: { givenBy: "Mother", on: "2020-01-01" } });
    const url = `http://localhost:3000/SubGallery?id=${id}`;
    expect(await visibility(path)).toEqual({ isOn: true, url, note: "" });
    expect(await admin.open("/collections/albums")).toContain(`href="${url}"`);
    expect(await visitor.status(`/api/subGallery?id=${id}`)).toBe(200);
    await admin.save("PATCH", `${path}?draft=true`, { title: "Other words", _status: "draft" });
    expect((await visibility(path)).note).toMatch(/the last published version/);
    await admin.save("PATCH", path, { _status: "draft" });
    expect((await visibility(path)).reason).toMatch(/draft, not published/);
    expect(await admin.open("/collections/albums")).not.toContain(`href="${url}"`);
    await admin.trash(path);
    expect((await visibility(path)).reason).toMatch(/in the trash/);
    const menu = { date: "2031-03-05", lunch: "Rajma" };
    const first = await admin.publish("weekly-menus", menu);
    const second = await admin.save("POST", "weekly-menus", { ...menu, _status: "draft" });
    expect((await visibility(`weekly-menus/${first.id}`)).isOn).toBe(true);
    expect((await visibility(`weekly-menus/${second.id}`)).isOn).toBe(false);
  });

  test("versions of a collection without versions are not found", async () => {
    await expectResponse(admin.ask("GET", "users/versions"), 404);
    await expectResponse(admin.ask("GET", "users/versions/1"), 404);
  });
});
