import fc from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "../../../model/texts/languages.ts";
import { splitByScript } from "./content-text.tsx";

const mark = (text: string, language: Language) =>
  splitByScript(text, language)
    .map((run) => (run.isOther ? `[${run.text}]` : run.text))
    .join("");

test.each([
  ["Sports day", "Sports day"],
  ["वार्षिक खेल दिवस", "[वार्षिक खेल दिवस]"],
  ["Hindi Diwas: हिन्दी दिवस, 2026!", "Hindi Diwas: [हिन्दी दिवस], 2026!"],
  ["क्‍ष and ज्ञ", "[क्‍ष] and [ज्ञ]"],
  ["", ""],
])("finds Hindi in '%s' on an English page", (text, expected) => {
  expect(mark(text, "en")).toBe(expected);
});

test.each([
  ["वार्षिक खेल दिवस", "वार्षिक खेल दिवस"],
  ["Sports day, 2026", "[Sports day], 2026"],
  ["आज Open House है", "आज [Open House] है"],
  ["कक्षा XII, CBSE (PDF)", "कक्षा XII, CBSE (PDF)"],
  ["लिखें: office@sgc.example", "लिखें: office@sgc.example"],
])("finds English in '%s' on a Hindi page, but not names that both have", (text, expected) => {
  expect(mark(text, "hi")).toBe(expected);
});

const scripts = { en: /\p{Script=Devanagari}/u, hi: /\p{Script=Latin}/u };

test.each(["en", "hi"] as const)(
  "splits any text of a page in %s into runs that join to the same text",
  (language) => {
    const characters = fc.constantFrom("a", " ", ",", "क", "ि", "\u200d", "🏏", "1", "\n");
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: characters })), (text) => {
        const runs = splitByScript(text, language);
        expect(runs.map((run) => run.text).join("")).toBe(text);
        for (const { text: part, isOther } of runs)
          if (isOther) expect(part).toMatch(scripts[language]);
      }),
    );
  },
);
