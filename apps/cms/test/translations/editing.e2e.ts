import { describe, expect, test } from "vitest";
import { expectResponse } from "../prepare-cms.ts";
import {
  admin,
  cms,
  createUser,
  findHindi,
  open,
  publishNews,
  readTexts,
  type Text,
  translate,
} from "./translations-cms.ts";

describe("translations", () => {
  test("are published only whole, with the facts of the source, and one for each language", async () => {
    const { of } = await publishNews("Since {founded}");
    const id = await open(of);
    const [title, description] = (await readTexts(of)) as [Text, Text];
    const publish = (texts: Text[]) =>
      admin.ask("PATCH", `translations/${id}`, { texts, _status: "published" });
    await expectResponse(publish([title]), 400, /“Description” has no translation/);
    await expectResponse(
      publish([{ ...title, text: "1853 से" }, description]),
      400,
      /facts in braces/,
    );
    await expectResponse(publish([title, description]), 200);
    expect(await open(of)).toBe(id);
    const second = admin.ask("POST", "translations", { of, language: "hi", texts: [] });
    expect((await second).ok).toBe(false);
    const foreign = admin.ask("POST", "translations", { of: "users/1", language: "hi", texts: [] });
    await expectResponse(foreign, 400, /does not exist/);
    const moved = await admin.save("PATCH", `translations/${id}`, {
      of: "timeline",
      _status: "draft",
    });
    expect(moved["of"]).toBe(of);
  });

  test("name no pupil that the source does not name", async () => {
    await admin.save("POST", "globals/privacy", {
      noNamesBesidePictures: true,
      _status: "published",
    });
    await admin.publish("birthdays", { name: "Arjun Rawat", date: "2014-03-05T12:00:00.000Z" });
    const { of } = await publishNews("A prize");
    const id = await open(of);
    const texts = await readTexts(of, "अर्जुन, Arjun Rawat,");
    const published = admin.ask("PATCH", `translations/${id}`, { texts, _status: "published" });
    await expectResponse(published, 400, /name of a pupil/);
    const { of: named } = await publishNews("A prize for Arjun Rawat", "By Arjun Rawat.");
    await translate(named);
  });

  test("of contributors are drafts, and visitors cannot read the list", async () => {
    const contributor = await createUser("translator", "contributor");
    const { id, of } = await publishNews("For contributors");
    const translation = await open(of, contributor);
    const texts = await readTexts(of);
    const save = (path: string, _status: string) =>
      contributor.ask("PATCH", `translations/${translation}${path}`, { texts, _status });
    await expectResponse(save("", "published"), 403);
    await expectResponse(save("?draft=true", "draft"), 200);
    expect(await findHindi(id)).toMatchObject({ lang: "en" });
    expect((await fetch(`${cms.url}/cms-api/translations`)).status).toBe(401);
    expect((await fetch(`${cms.url}/cms-api/translation-source?of=${of}`)).status).toBe(401);
    expect((await fetch(`${cms.url}/cms-api/translation-table/hi`)).status).toBe(401);
  });

  test("that are out of date are named at the source, in the list, on the dashboard and by the health check", async () => {
    const { id, of } = await publishNews("To become old");
    expect(await admin.get(`translation-states?of=${of}`)).toEqual([
      { language: "hi", name: "हिन्दी", state: "missing" },
    ]);
    const translation = await translate(of);
    expect(await admin.get(`translation-states?of=${of}`)).toMatchObject([
      { state: "done", id: translation },
    ]);
    await admin.save("PATCH", `news/${id}`, { title: "Became new", _status: "published" });
    expect(await admin.get(`translation-states?of=${of}`)).toMatchObject([
      { state: "outdated", since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    expect(await admin.open("/collections/translations")).toContain("Became new");
    expect(await admin.open()).toMatch(/हिन्दी: \d+ of \d+ translated, \d+ out of date/);
  });

  test("leave as a table and come back as drafts", async () => {
    const { id, of } = await publishNews("=A title, with “marks”", "Line one\nLine two");
    const table = await (await admin.ask("GET", `translation-table/hi?of=${of}`)).text();
    expect(table).toContain(`${of}#title`);
    const filled = table
      .replace(/(“marks”""?,|“marks”",)\r\n/, "$1शीर्षक\r\n")
      .replace(/Line two",\r\n/, 'Line two","पंक्ति एक\nपंक्ति दो"\r\n');
    const send = (text: string) => {
      const form = new FormData();
      form.set("file", new Blob([text], { type: "text/csv" }), "texts.csv");
      form.set("_payload", "{}");
      return admin.ask("POST", "translation-table/hi", form);
    };
    expect(await (await send(filled)).json()).toEqual({ translations: 1, texts: 2, skipped: [] });
    expect(await findHindi(id)).toMatchObject({ lang: "en" });
    const translation = await open(of);
    const { texts } = await admin.get(`translations/${translation}?draft=true`);
    expect(texts.map(({ text }: Text) => text)).toEqual(["शीर्षक", "पंक्ति एक\nपंक्ति दो"]);
    await admin.save("PATCH", `news/${id}`, { description: "Other", _status: "published" });
    expect(await (await send(filled)).json()).toMatchObject({
      texts: 0,
      skipped: [{ row: 3, reason: "The English text has changed since the export." }],
    });
    await expectResponse(send("A,B\r\n1,2\r\n"), 400, /column names/);
    await admin.save("PATCH", `news/${id}`, {
      description: "Line one\nLine two",
      _status: "published",
    });
    const deletedAt = new Date().toISOString();
    await admin.save("PATCH", `translations/${translation}`, { deletedAt });
    const reason = "The translation is in the trash. Please restore it first.";
    expect(await (await send(filled.replace("शीर्षक", "नया शीर्षक"))).json()).toEqual({
      translations: 0,
      texts: 0,
      skipped: [
        { row: 2, reason },
        { row: 3, reason },
      ],
    });
  });
});
