import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { answer, clerk, host } from "../desk-host.ts";

type Doc = Record<string, unknown> & { id: number; basedOn: string };

const get = async (path: string): Promise<Doc> => (await clerk.ask("GET", path)).json();
const save = async (method: string, path: string, body: object): Promise<Doc> =>
  (await clerk.save(method, path, body)) as Doc;
const refused = async (method: string, path: string, body?: object): Promise<string> => {
  const response = await clerk.ask(method, path, body);
  assert.equal(response.status, 400);
  return response.text();
};
const consent = { givenBy: "Mother", on: "2020-01-01" };

describe("a record at the desk", () => {
  test("05/12/2026 is kept as the fifth of December, and what is no date is refused beside its field, even in a draft", async () => {
    const typed = {
      title: "A typed date",
      fromDate: "05/12/2026",
      _status: "published",
    };
    const { id } = await save("POST", "news", typed);
    const shown = await answer("/api/news/all/SGSM");
    assert.equal(shown.find(({ title }) => title === typed.title)?.fromDate, "2026-12-05");
    const draft = { fromDate: "23/13/2026", _status: "draft" };
    const { errors } = JSON.parse(await refused("PATCH", `news/${id}?draft=true`, draft));
    assert.equal(errors[0].data.errors[0].path, "fromDate");
    assert.match(errors[0].data.errors[0].message, /“23\/13\/2026” cannot be read as a date/);
    assert.equal((await get(`news/${id}?draft=true`)).fromDate, "2026-12-05T12:00:00.000Z");
  });

  test("a new record has today's date, and an entry of the academic calendar cannot be published without one", async () => {
    const { fromDate } = await save("POST", "news", { title: "Of today" });
    const today = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
    assert.equal(fromDate, `${today}T12:00:00.000Z`);
    const entry = { title: "Some day", date: null, _status: "published" };
    assert.match(
      await refused("POST", "events", { ...entry, category: "AcademicCalender" }),
      /Please give the date/,
    );
  });

  test("a form that is older than the record is refused, and what the other one saved stays", async () => {
    const item = { title: "First words", _status: "published" };
    const first = await save("POST", "news", item);
    const read = await get(`news/${first.id}?draft=true&depth=0`);
    const mine = { title: "My words", basedOn: read.basedOn, _status: "published" };
    const theirs = { ...mine, title: "Their words" };
    const saved = await save("PATCH", `news/${first.id}`, theirs);
    for (const path of [`news/${first.id}`, `news/${first.id}?draft=true`]) {
      const { errors } = JSON.parse(await refused("PATCH", path, mine));
      assert.equal(errors[0].data.errors[0].path, "basedOn");
      assert.match(errors[0].data.errors[0].message, /Somebody else has saved/);
    }
    assert.equal((await get(`news/${first.id}`)).title, "Their words");
    // Whoever has seen the newer state may go on from it, again and again.
    const next = await save("PATCH", `news/${first.id}`, { ...mine, basedOn: saved.basedOn });
    const again = { title: "Once more", basedOn: next.basedOn, _status: "draft" };
    const draft = await save("PATCH", `news/${first.id}?draft=true`, again);
    const last = { title: "The last", basedOn: draft.basedOn, _status: "published" };
    await save("PATCH", `news/${first.id}`, last);
    await refused("PATCH", `news/${first.id}`, { ...last, basedOn: draft.basedOn });
  });

  test("an earlier state comes back as a draft, and the website stays as it is", async () => {
    const item = { title: "The earlier state", _status: "published" };
    const { id } = await save("POST", "news", item);
    await save("PATCH", `news/${id}`, { title: "The present state", _status: "published" });
    const versions = `news/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0`;
    const { docs } = await (await clerk.ask("GET", versions)).json();
    await refused("POST", `news/versions/${docs[0].id}`);
    await refused("POST", `news/versions/${docs[0].id}?draft=false`);
    assert.equal((await clerk.ask("POST", `news/versions/${docs[0].id}?draft=true`)).status, 200);
    assert.equal((await get(`news/${id}?draft=true`)).title, "The earlier state");
    const shown = (await answer("/api/news/all/SGSM")).map(({ title }) => title);
    assert.ok(shown.includes("The present state") && !shown.includes("The earlier state"));
  });

  test("a screen of the school that is older than the host's is refused", async () => {
    const path = "globals/call-timings";
    const read = await get(`${path}?draft=true&depth=0`);
    const theirs = { note: "Theirs", basedOn: read.basedOn, _status: "published" };
    await save("POST", path, theirs);
    const { errors } = JSON.parse(await refused("POST", path, { ...theirs, note: "Mine" }));
    assert.equal(errors[0].data.errors[0].path, "basedOn");
    assert.equal((await get(path)).note, "Theirs");
  });

  test("a screen of the school is always published: no old state and no draft takes its place", async () => {
    const path = "globals/call-timings";
    await save("POST", path, { note: "The earlier state", _status: "published" });
    await save("POST", path, { note: "The present state", _status: "published" });
    const { docs } = await (await clerk.ask("GET", `${path}/versions?depth=0`)).json();
    await refused("POST", `${path}/versions/${docs[1].id}?draft=true`);
    await refused("POST", `${path}/versions/${docs[1].id}`);
    await refused("POST", path, { _status: "draft" });
    await save("POST", `${path}?draft=true`, { note: "A draft", _status: "draft" });
    assert.partialDeepStrictEqual(await get(path), {
      note: "The present state",
      _status: "published",
    });
    await clerk.ask("POST", `${path}/sample`);
  });

  test("a record is on the website exactly when an answer names it, and otherwise the desk says why not", async () => {
    const standing = async (collection: string, id: number) =>
      (await get(`standing/${collection}/${id}`)).standing as Record<string, unknown>;
    const album = {
      title: "An album",
      category: "PhotoGallery",
      date: "2026-03-05",
      _status: "published",
    };
    const { id } = await save("POST", "albums", album);
    assert.match(String((await standing("albums", id)).because), /who agreed and when/);
    await save("PATCH", `albums/${id}`, { consent });
    assert.deepEqual(await standing("albums", id), {
      isOn: true,
      page: `/SubGallery?id=${id}`,
      note: "",
    });
    assert.equal((await fetch(`${host.url}/api/subGallery?id=${id}`)).status, 200);
    await save("PATCH", `albums/${id}?draft=true`, { title: "Other words", _status: "draft" });
    assert.match(String((await standing("albums", id)).note), /the last published state/);
    await save("PATCH", `albums/${id}`, { _status: "draft" });
    assert.match(String((await standing("albums", id)).because), /a draft/);
    await save("PATCH", `albums/${id}`, { deletedAt: new Date().toISOString() });
    assert.match(String((await standing("albums", id)).because), /in the trash/);
    const menu = { date: "2031-03-05", lunch: "Rajma" };
    const { id: first } = await save("POST", "weekly-menus", { ...menu, _status: "published" });
    const { id: second } = await save("POST", "weekly-menus", { ...menu, _status: "draft" });
    assert.equal((await standing("weekly-menus", first)).isOn, true);
    assert.equal((await standing("weekly-menus", second)).isOn, false);
  });

  test("versions of a list that has none are not found", async () => {
    assert.equal((await clerk.ask("GET", "users/versions")).status, 404);
    assert.equal((await clerk.ask("GET", "users/versions/1")).status, 404);
  });
});
