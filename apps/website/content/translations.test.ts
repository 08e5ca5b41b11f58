import { type Client, NotFoundError } from "@manor/content-api";
import { expect, test } from "vitest";
import { sampleSchool } from "../model/school/test-school.ts";
import { createContent } from "./content.ts";
import { contentOptions } from "./test-content.ts";

const hindi = { code: "hi", name: "हिन्दी" };
const item = (_id: string, title: string, more: object = {}) => ({
  _id,
  title,
  description: "",
  fromDate: "2026-11-02",
  images: ["snow.jpg"],
  attachments: [],
  ...more,
});
const translated = (_id: string, more: object = {}) =>
  item(_id, `${_id} हिन्दी में`, { lang: "hi", ...more });

type Answers = { site: object; hindiSite: object; news: object[]; hindiNews: object[] };

/** The content of a CMS with these answers, after one poll; `poll` polls again. */
async function open(answers: Partial<Answers>) {
  const current: Answers = {
    site: { ...sampleSchool, languages: [hindi] },
    hindiSite: { ...sampleSchool, languages: [hindi], lang: "hi" },
    news: [],
    hindiNews: [],
    ...answers,
  };
  const asked: string[] = [];
  const reply = (value: unknown) => ({ changed: true, value, etag: "", dropped: 0 });
  const client = {
    list: async (name: string, { lang }: { lang?: string } = {}) => {
      if (lang) asked.push(name);
      if (name !== "allNews") return reply([]);
      return reply(lang ? current.hindiNews : current.news);
    },
    school: async ({ lang }: { lang?: string } = {}) => {
      if (lang) asked.push("school");
      return reply(lang ? current.hindiSite : current.site);
    },
    album: async () => {
      throw new NotFoundError("/api/subGallery");
    },
  } as unknown as Client; // Only these three are used.
  const open = () =>
    createContent({ ...contentOptions(), client, languages: ["hi"], pollEveryMs: 20 });
  const content = open();
  await content.start();
  const readNews = async () => {
    const reading = await content.inLanguage("hi")?.list("allNews");
    return reading?.state === "good" ? reading.value : undefined;
  };
  return { content, current, asked, readNews };
}

test("requests nothing in a language that the school does not list", async () => {
  const { content, asked } = await open({ site: sampleSchool });
  expect(asked).toEqual([]);
  expect(content.inLanguage("hi")).toBeUndefined();
  expect(content.school().languages).toBeUndefined();
  await content.stop();
});

test("offers no language of a CMS that ignores the parameter, and requests no list of it", async () => {
  const { content, asked } = await open({ hindiSite: { ...sampleSchool, languages: [hindi] } });
  expect(content.inLanguage("hi")).toBeUndefined();
  expect(content.school().languages).toBeUndefined();
  expect(new Set(asked)).toEqual(new Set(["school"]));
  await content.stop();
});

test("shows a translation's texts, with all else of its source, and the rest in English", async () => {
  const { content, readNews } = await open({
    news: [item("one", "One"), item("two", "Two")],
    hindiNews: [
      translated("two", {
        images: ["other.jpg"],
        fromDate: "2020-01-01",
        translatedOn: "2026-03-03",
      }),
      item("one", "One", { lang: "en" }),
    ],
  });
  await expect.poll(readNews).toEqual([
    { ...item("one", "One"), lang: "en" },
    { ...item("two", "two हिन्दी में"), lang: "hi", translatedOn: "2026-03-03" },
  ]);
  expect(content.peek("allNews")).toEqual([item("one", "One"), item("two", "Two")]);
  expect(content.school().languages).toEqual([hindi]);
  await content.stop();
});

test("shows no translation of a record that English has no longer, even while the other answer is old", async () => {
  const { content, current, readNews } = await open({
    news: [item("one", "One")],
    hindiNews: [translated("one")],
  });
  await expect.poll(async () => (await readNews())?.length).toBe(1);
  current.news = [];
  await expect.poll(async () => (await readNews())?.length).toBe(0);
  await content.stop();
});

test("forgets a language that the school turns off", async () => {
  const { content, current } = await open({});
  await expect.poll(() => content.inLanguage("hi")).toBeDefined();
  const before = content.version();
  current.site = sampleSchool;
  await expect.poll(() => content.inLanguage("hi")).toBeUndefined();
  expect(content.version()).toBeGreaterThan(before);
  await content.stop();
});

test("takes a text page without a translation, and parts without one, from English", async () => {
  const [first, ...others] = sampleSchool.pages.list;
  const list = [
    { ...first, title: "शीर्षक", lang: "hi" },
    ...others.map((page) => ({ ...page, lang: "en" })),
  ];
  const { content } = await open({
    hindiSite: {
      ...sampleSchool,
      lang: "hi",
      languages: [hindi],
      untranslated: ["tiles"],
      tiles: { ...sampleSchool.tiles, title: "old" },
      identity: { ...sampleSchool.identity, tagline: "पहाड़ों में" },
      pages: { ...sampleSchool.pages, list },
    },
  });
  await expect.poll(() => content.inLanguage("hi")?.school().lang).toBe("hi");
  const school = content.inLanguage("hi")?.school();
  expect(school?.pages.list.map(({ lang }) => lang)).toEqual(["hi", ...others.map(() => "en")]);
  expect(school?.pages.list[0]?.title).toBe("शीर्षक");
  expect(school?.tiles.title).toBe(sampleSchool.tiles.title);
  expect(school?.identity.tagline).toBe("पहाड़ों में");
  await content.stop();
});
