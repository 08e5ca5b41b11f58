import { describe, expect, test } from "vitest";
import {
  admin,
  findHindi,
  hi,
  NEWS,
  open,
  publishNews,
  readTexts,
  SITE,
  type Text,
  translate,
  visitor,
} from "./translations-cms.ts";

describe("translations", () => {
  test("are shown when they are published, with an ETag of their own", async () => {
    const { id, of } = await publishNews("Snow");
    const english = await visitor.ask(NEWS);
    const before = await visitor.ask(hi(NEWS));
    expect(before.headers.get("etag")).not.toBe(english.headers.get("etag"));
    expect(await findHindi(id)).toMatchObject({ title: "Snow", lang: "en" });
    const translation = await open(of);
    const texts = await readTexts(of);
    await admin.save("PATCH", `translations/${translation}?draft=true`, {
      texts,
      _status: "draft",
    });
    expect(await findHindi(id)).toMatchObject({ title: "Snow", lang: "en" });
    await admin.save("PATCH", `translations/${translation}`, { texts, _status: "published" });
    expect(await findHindi(id)).toEqual({
      _id: String(id),
      title: "हिन्दी Snow",
      fromDate: "2026-11-20",
      description: "हिन्दी Two centimetres.",
      images: [],
      attachments: [],
      lang: "hi",
    });
    const after = await visitor.ask(hi(NEWS));
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect((await visitor.ask(NEWS)).headers.get("etag")).toBe(english.headers.get("etag"));
  });

  test("that are older than their source say so, until they are checked", async () => {
    const { id, of } = await publishNews("Fees of the year");
    const translation = await translate(of);
    await admin.save("PATCH", `news/${id}`, { description: "Changed.", _status: "published" });
    expect(await findHindi(id)).toMatchObject({
      description: "हिन्दी Two centimetres.",
      lang: "hi",
      translatedOn: "2026-11-23",
    });
    // A draft of the source changes nothing.
    await admin.save("PATCH", `news/${id}?draft=true`, { title: "A draft", _status: "draft" });
    const { texts } = await admin.get(`translations/${translation}`);
    const [title, description] = texts as [Text, Text];
    const checked = [title, { ...description, source: "Changed." }];
    await admin.save("PATCH", `translations/${translation}`, {
      texts: checked,
      _status: "published",
    });
    const shown = await findHindi(id);
    expect(shown).toMatchObject({ title: "हिन्दी Fees of the year", lang: "hi" });
    expect(shown).not.toHaveProperty("translatedOn");
  });

  test("of the emergency banner are withdrawn when it changes", async () => {
    const alert = (text: string) =>
      admin.save("POST", "globals/emergency-banner", { isShown: true, text });
    await alert("The gate is closed.");
    await translate("emergency-banner");
    expect(await visitor.get(hi("/api/alert/SGSM"))).toMatchObject([
      { text: "हिन्दी The gate is closed.", lang: "hi" },
    ]);
    await alert("The gate is open.");
    expect(await visitor.get(hi("/api/alert/SGSM"))).toMatchObject([
      { text: "The gate is open.", lang: "en" },
    ]);
    await admin.save("POST", "globals/emergency-banner", { isShown: false, text: "" });
  });

  test("of settings translate their part, and the other parts are listed as untranslated", async () => {
    const english = await visitor.get(SITE);
    await translate("timeline");
    const school = await visitor.get(hi(SITE));
    expect(school.lang).toBe("hi");
    expect(school.timeline.milestones[0]).toEqual({
      ...english.timeline.milestones[0],
      title: `हिन्दी ${english.timeline.milestones[0].title}`,
      caption: `हिन्दी ${english.timeline.milestones[0].caption}`,
      pictureCaption: `हिन्दी ${english.timeline.milestones[0].pictureCaption}`,
    });
    expect(school.untranslated).toContain("links");
    expect(school.untranslated).not.toContain("timeline");
    expect(school.untranslated).not.toContain("privacy");
    expect(school.numbers).toEqual(english.numbers);
    const added = await admin.get("globals/timeline?depth=0");
    const milestones = [
      ...added.milestones,
      { year: 1999, title: "New", caption: "New.", ownPicture: "school-noon" },
    ];
    await admin.save("POST", "globals/timeline", { milestones, _status: "published" });
    // A row without a translation: the part is not shown in two languages.
    expect((await visitor.get(hi(SITE))).untranslated).toContain("timeline");
    await admin.save("POST", "globals/timeline", { ...added, _status: "published" });
    expect((await visitor.get(hi(SITE))).untranslated).not.toContain("timeline");
  });

  test("of text pages have their blocks, and the name of their group from the menu", async () => {
    const [page] = await admin.find("pages?where[address][equals]=/about&depth=0");
    const [other] = await admin.find("pages?where[address][equals]=/philosophy&depth=0");
    const of = `pages/${page?.id}`;
    await translate(of);
    const draft = await open(`pages/${other?.id}`);
    await admin.save("PATCH", `translations/${draft}`, { _status: "draft" });
    await translate("menu");
    const find = async (path: string, wanted = "/about") => {
      const { pages } = await visitor.get(path);
      return pages.list.find(({ address }: { address: string }) => address === wanted);
    };
    const [english, hindi] = [await find(SITE), await find(hi(SITE))];
    expect(english).not.toHaveProperty("lang");
    expect(hindi).toMatchObject({
      lang: "hi",
      title: `हिन्दी ${english.title}`,
      group: `हिन्दी ${english.group}`,
      picture: english.picture,
      figures: english.figures,
    });
    const kinds = (shown: { body: { kind: string }[] }) => shown.body.map(({ kind }) => kind);
    expect(kinds(hindi)).toEqual(kinds(english));
    expect((await find(hi(SITE), "/philosophy")).lang).toBe("en");
  });
});
