import { readSampleSchool } from "@manor/sample-school";
import { readSampleTranslations } from "@manor/sample-school/translations";
import { expect, test } from "vitest";
import { toPageForm } from "../collections/pages/page-value.ts";
import { findTextProblems } from "../collections/translations/text-problems.ts";
import { schoolGlobals } from "../globals/school-globals.ts";
import { listSegments } from "../translations/segments.ts";
import { isTranslatable, type TranslatableSlug } from "../translations/translatable.ts";
import { overlay, pairSegments } from "./pair-segments.ts";
import { pairRecords } from "./seed-translations.ts";

const sample = readSampleSchool();
const hindi = readSampleTranslations();

function expectPublishable(slug: TranslatableSlug, english: object, translated: object) {
  const texts = pairSegments(slug, english, english, translated) ?? [];
  const segments = listSegments(slug, english).map((each) => ({ ...each, label: each.key }));
  const source = {
    source: { slug } as never,
    doc: english,
    title: "",
    kind: "",
    isPublished: true,
  };
  expect(findTextProblems({ ...source, segments }, texts), slug).toEqual([]);
  return texts;
}

test("the Hindi of every settings page of the sample can be published", () => {
  const translated = schoolGlobals.filter(({ slug, part }) => {
    if (!isTranslatable(slug) || hindi.school[part] === undefined) return false;
    const { toForm } = schoolGlobals.find((each) => each.slug === slug) ?? {};
    if (!toForm) return false;
    const texts = Object(overlay(sample[part], hindi.school[part]));
    const pairs = expectPublishable(slug, toForm(sample[part]), toForm(texts));
    return pairs.some(({ text }) => /\p{Script=Devanagari}/u.test(text));
  });
  const parts = translated.map(({ part }) => part).sort();
  expect(parts).toEqual(Object.keys(hindi.school).sort());
});

test("the Hindi of every text page of the sample can be published", () => {
  for (const page of sample.pages.list) {
    const texts = hindi.pages[page.address];
    if (!texts) continue;
    const pairs = expectPublishable("pages", toPageForm(page), toPageForm({ ...page, ...texts }));
    const same = pairs.filter(({ source, text }) => source === text).map(({ text }) => text);
    expect(
      same.filter((text) => /[a-z]{4}/.test(text.replace(/\{\w+\}/g, ""))),
      page.address,
    ).toEqual([]);
  }
});

test("the Hindi of every record of the sample can be published", () => {
  for (const [slug, pairs] of Object.entries(pairRecords(hindi.records)))
    for (const { english, hindi } of pairs)
      expectPublishable(slug as TranslatableSlug, english, hindi);
});

test("a record whose text an editor has changed has no sample translation", () => {
  const english = { title: "Snow", description: "One." };
  const translated = { title: "बर्फ़", description: "एक।" };
  expect(pairSegments("news", { id: 1, ...english }, english, translated)).toHaveLength(2);
  expect(
    pairSegments("news", { id: 1, ...english, title: "Rain" }, english, translated),
  ).toBeUndefined();
});
