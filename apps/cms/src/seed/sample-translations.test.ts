import { readSampleTranslations } from "@manor/sample-school/translations";
import { expect, test } from "vitest";
import announcements from "../../seed/announcements.json" with { type: "json" };
import events from "../../seed/events.json" with { type: "json" };
import news from "../../seed/news.json" with { type: "json" };
import notices from "../../seed/notices.json" with { type: "json" };
import principalMessages from "../../seed/principal-messages.json" with { type: "json" };

const { records } = readSampleTranslations();

const pick = <Name extends string>(list: Record<Name, string>[], ...names: Name[]) =>
  list.map((record) => Object.fromEntries(names.map((name) => [name, record[name]])));

const sources: Record<string, unknown[]> = {
  events: pick(events.thisMonth, "title", "venue").map((event) => ({
    ...event,
    ...events.descriptions,
  })),
  announcements: pick(announcements, "description"),
  news: pick(news, "title", "description"),
  notices: pick(notices, "title", "description"),
  principalMessages,
};

const listTexts = (value: unknown, place: string): [place: string, text: string][] => {
  if (typeof value === "string") return [[place, value]];
  return Object.entries(Object(value)).flatMap(([key, one]) => listTexts(one, `${place}.${key}`));
};

const english = new Map(listTexts(sources, ""));
const hindi = new Map(listTexts(records, ""));

test("every sample record that has Hindi texts has all of them", () => {
  expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort());
  expect(news.length).toBeGreaterThanOrEqual(8);
});

test("the Hindi texts of the sample records are in Devanagari and have the placeholders", () => {
  for (const [place, text] of hindi) {
    const placeholders = (from = "") => from.match(/\{\w+\}/g) ?? [];
    expect(placeholders(text), place).toEqual(placeholders(english.get(place)));
    const words = text.replace(/\{\w+\}|\b[XVI]+\b/g, "");
    expect(words, place).toMatch(/^[^A-Za-z०-९]*\p{Script=Devanagari}[^A-Za-z०-९]*$/u);
  }
});
