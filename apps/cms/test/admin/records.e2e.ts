import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { admin, cms, fetchJson } from "../cms-fixture.ts";

type Doc = Record<string, unknown> & { id: number };

const get = async (path: string): Promise<Doc> => (await admin.ask("GET", path)).json();
const save = async (method: string, path: string, body: object): Promise<Doc> =>
  (await admin.save(method, path, body)) as Doc;
const refused = async (method: string, path: string, body?: object): Promise<string> => {
  const response = await admin.ask(method, path, body);
  assert.equal(response.status, 400);
  return response.text();
};
const consent = { givenBy: "Mother", on: "2020-01-01" };

describe("a record in the admin panel", () => {
  test("reads 05/12/2026 as 5 December, and rejects an invalid date even in a draft", async () => {
    const typed = {
      title: "A typed date",
      fromDate: "05/12/2026",
      _status: "published",
    };
    const { id } = await save("POST", "news", typed);
    const shown = await fetchJson("/api/news/all/SGSM");
    assert.equal(shown.find(({ title }) => title === typed.title)?.fromDate, "2026-12-05");
    const draft = { fromDate: "23/13/2026", _status: "draft" };
    const { errors } = JSON.parse(await refused("PATCH", `news/${id}?draft=true`, draft));
    assert.equal(errors[0].data.errors[0].path, "fromDate");
    assert.match(errors[0].data.errors[0].message, /“23\/13\/2026” is not a valid date/);
    assert.equal((await get(`news/${id}?draft=true`)).fromDate, "2026-12-05T12:00:00.000Z");
  });

  test("a new record has today's date, and an entry of the academic calendar needs one", async () => {
    const { fromDate } = await save("POST", "news", { title: "Of today" });
    const today = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
    assert.equal(fromDate, `${today}T12:00:00.000Z`);
    const entry = { title: "Some day", date: null, _status: "published" };
    assert.match(
      await refused("POST", "events", { ...entry, category: "AcademicCalender" }),
      /Please enter the date/,
    );
  });

  test("a restored version is a draft, and the website is unchanged", async () => {
    const item = { title: "The earlier state", _status: "published" };
    const { id } = await save("POST", "news", item);
    await save("PATCH", `news/${id}`, { title: "The present state", _status: "published" });
    const versions = `news/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0`;
    const { docs } = await (await admin.ask("GET", versions)).json();
    const restored = await admin.ask("POST", `news/versions/${docs[0].id}`);
    assert.equal(restored.status, 200, await restored.text());
    assert.equal((await get(`news/${id}?draft=true`)).title, "The earlier state");
    const shown = (await fetchJson("/api/news/all/SGSM")).map(({ title }) => title);
    assert.ok(shown.includes("The present state") && !shown.includes("The earlier state"));
  });

  test("a settings page is always published: it cannot be saved or restored as a draft", async () => {
    const path = "globals/call-timings";
    await save("POST", path, { note: "The earlier state", _status: "published" });
    await save("POST", path, { note: "The present state", _status: "published" });
    const { docs } = await (await admin.ask("GET", `${path}/versions?depth=0`)).json();
    await refused("POST", `${path}/versions/${docs[1].id}?draft=true`);
    const restored = await admin.ask("POST", `${path}/versions/${docs[1].id}`);
    assert.equal(restored.status, 200);
    assert.equal((await get(path)).note, "The earlier state");
    await save("POST", path, { note: "The present state", _status: "published" });
    await refused("POST", path, { _status: "draft" });
    await save("POST", `${path}?draft=true`, { note: "A draft", _status: "draft" });
    assert.partialDeepStrictEqual(await get(path), {
      note: "The present state",
      _status: "published",
    });
    await admin.ask("POST", `${path}/sample`);
  });

  test("a record is visible exactly when a response contains it, else the admin says why not", async () => {
    const visibility = async (collection: string, id: number) =>
      (await get(`visibility/${collection}/${id}`)).visibility as Record<string, unknown>;
    const album = {
      title: "An album",
      category: "PhotoGallery",
      date: "2026-03-05",
      _status: "published",
    };
    const { id } = await save("POST", "albums", album);
    assert.match(String((await visibility("albums", id)).because), /has no name or date/);
    await save("PATCH", `albums/${id}`, { consent });
    assert.deepEqual(await visibility("albums", id), {
      isOn: true,
      page: `/SubGallery?id=${id}`,
      note: "",
    });
    assert.equal((await fetch(`${cms.url}/api/subGallery?id=${id}`)).status, 200);
    await save("PATCH", `albums/${id}?draft=true`, { title: "Other words", _status: "draft" });
    assert.match(String((await visibility("albums", id)).note), /the last published version/);
    await save("PATCH", `albums/${id}`, { _status: "draft" });
    assert.match(String((await visibility("albums", id)).because), /draft, not published/);
    await save("PATCH", `albums/${id}`, { deletedAt: new Date().toISOString() });
    assert.match(String((await visibility("albums", id)).because), /in the trash/);
    const menu = { date: "2031-03-05", lunch: "Rajma" };
    const { id: first } = await save("POST", "weekly-menus", { ...menu, _status: "published" });
    const { id: second } = await save("POST", "weekly-menus", { ...menu, _status: "draft" });
    assert.equal((await visibility("weekly-menus", first)).isOn, true);
    assert.equal((await visibility("weekly-menus", second)).isOn, false);
  });

  test("versions of a collection without versions are not found", async () => {
    assert.equal((await admin.ask("GET", "users/versions")).status, 404);
    assert.equal((await admin.ask("GET", "users/versions/1")).status, 404);
  });
});
