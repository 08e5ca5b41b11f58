import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  admin,
  body,
  findHindi,
  hi,
  NEWS,
  publishNews,
  SITE,
  setLanguages,
  translate,
  visitor,
} from "./translations-cms.ts";

describe("the languages of the website", () => {
  test("are not offered unless the settings name one: the parameter changes no byte", async () => {
    await setLanguages([]);
    const { of } = await publishNews("Before Hindi");
    await translate(of);
    for (const path of [NEWS, SITE, "/api/alert/SGSM", "/api/highlight/SGSM"])
      expect(await body(hi(path)), path).toBe(await body(path));
    expect(await visitor.get(SITE)).not.toHaveProperty("languages");
    expect(await body(NEWS)).not.toContain('"lang"');
  });

  test("are offered when the settings name the language, and English stays byte for byte", async () => {
    const before = await body(NEWS);
    await setLanguages(["hi"]);
    expect(await body(NEWS)).toBe(before);
    expect((await visitor.get(SITE)).languages).toEqual([{ code: "hi", name: "हिन्दी" }]);
    expect(await body("/api/news/all/SGSM?lang=fr")).toBe(before);
    expect(await body("/api/news/all/SGSM?lang=en")).toBe(before);
    const titles = (await visitor.list(hi(NEWS))).map(({ title, lang }) => [title, lang]);
    expect(titles).toContainEqual(["हिन्दी Before Hindi", "hi"]);
    for (const path of ["/api/gallery/All/SGSM", "/api/weeklyMenu/SGSM", "/api/admission/SGSM"])
      for (const item of await visitor.list(hi(path))) expect(item.lang, path).toBe("en");
  });

  test("are never shown without their published source, whatever is done to both", async () => {
    const steps = ["publish", "draft", "unpublish", "trash", "restore"] as const;
    const step = fc.record({
      at: fc.constantFrom("news", "translations"),
      what: fc.constantFrom(...steps),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (sequence) => {
        const { id, of } = await publishNews("Source");
        const ids = { news: id, translations: await translate(of) };
        const shown = { news: "published", translations: "published" };
        const isTrashed = { news: false, translations: false };
        const apply = async (at: keyof typeof ids, what: (typeof steps)[number]) => {
          const path = `${at}/${ids[at]}${isTrashed[at] ? "?trash=true" : ""}`;
          const values = {
            publish: { _status: "published" },
            draft: { _status: "draft" },
            unpublish: { _status: "draft" },
            trash: { deletedAt: new Date().toISOString() },
            restore: { deletedAt: null },
          }[what];
          const query = what === "draft" ? `${path.includes("?") ? "&" : "?"}draft=true` : "";
          const response = await admin.ask("PATCH", path + query, values);
          await response.body?.cancel();
          if (!response.ok) return;
          if (what === "trash") isTrashed[at] = true;
          if (what === "restore") isTrashed[at] = false;
          if (what === "publish") shown[at] = "published";
          if (what === "unpublish") shown[at] = "draft";
        };
        for (const { at, what } of sequence) {
          await apply(at as keyof typeof ids, what);
          const isPublic = shown.news === "published" && !isTrashed.news;
          const item = await findHindi(id);
          const inEnglish = (await visitor.list(NEWS)).some(({ _id }) => _id === String(id));
          expect(item !== undefined).toBe(inEnglish);
          if (!isPublic) expect(item).toBeUndefined();
          const isTranslated = shown.translations === "published" && !isTrashed.translations;
          if (item?.lang === "hi") expect(isTranslated).toBe(true);
        }
        for (const at of ["translations", "news"] as const) {
          await admin.trash(`${at}/${ids[at]}`).catch(() => undefined);
          await admin.ask("DELETE", `${at}/${ids[at]}?trash=true`);
        }
      }),
      { numRuns: Number(process.env["RUNS"] ?? 12), seed: 58 },
    );
  });

  test("end with the language: nothing is lost when it is turned off and on", async () => {
    const { id, of } = await publishNews("To be kept");
    await translate(of);
    await setLanguages([]);
    expect(await body(hi(NEWS))).toBe(await body(NEWS));
    await setLanguages(["hi"]);
    expect(await findHindi(id)).toMatchObject({ title: "हिन्दी To be kept", lang: "hi" });
  });
});
