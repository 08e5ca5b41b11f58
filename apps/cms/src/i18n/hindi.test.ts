import type { Field } from "payload";
import { describe, expect, test } from "vitest";
import { readRecords } from "../admin/import/read-records.ts";
import { auditLogCollection } from "../audit-log/audit-log.ts";
import { defineCollection, defineGlobal } from "../collection-defaults/define-collection.ts";
import { collections } from "../collections/index.ts";
import { textBlocks } from "../collections/pages/text-editor.ts";
import { emailQueue } from "../email/email-queue.ts";
import { formatDateTime } from "../fields/dates.ts";
import { globals } from "../globals/index.ts";
import { hindi, type Phrase } from "./hindi.ts";
import { localizeBlock } from "./localize-config.ts";
import { createTranslator } from "./translate.ts";

/** Numbers, classes, paths and the own name of a language are the same in every language. */
const isSame = /^हिन्दी$|^[IVX]+$|^[\d.+-]+$|^Rs\. |^[\d:]+ |^\/|^non-refundable$/;

/** Texts without Hindi, and texts that were not translated yet. */
function onlyInEnglish(texts: unknown): string[] {
  if (texts === undefined || texts === false || texts === null) return [];
  if (typeof texts === "string") return [texts];
  if (typeof texts !== "object") return [];
  const { en, hi } = texts as Record<string, string>;
  return en !== undefined && en === hi && !isSame.test(en) ? [en] : [];
}

function inFields(fields: readonly Field[]): string[] {
  return fields.flatMap((each) => {
    const { label, labels, admin, options, fields, type }: Record<string, unknown> = { ...each };
    const { hidden, description, placeholder, components } = Object(admin ?? {});
    const isSeen = hidden !== true || components?.Cell;
    const choices = Array.isArray(options) ? options.map((option) => Object(option).label) : [];
    const own = [label, Object(labels).singular, Object(labels).plural, description, placeholder];
    return [
      ...(isSeen && type !== "row" ? [...own, ...choices].flatMap(onlyInEnglish) : []),
      ...(Array.isArray(fields) ? inFields(fields) : []),
    ];
  });
}

describe("the texts of the admin have Hindi translations", () => {
  test("every label, description and option of the collections", () => {
    const queue = emailQueue({ slug: "payload-jobs", fields: [] }, async () => {});
    const found = [...collections.map(defineCollection), auditLogCollection, queue].flatMap(
      (collection) => {
        const { labels, admin, fields } = collection;
        const own = [labels?.singular, labels?.plural, admin?.group, admin?.description];
        return [...own.flatMap(onlyInEnglish), ...inFields(fields)];
      },
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test("every label, description and option of the globals", () => {
    const found = globals.flatMap((global) => {
      const { label, admin, fields } = defineGlobal(global);
      return [
        ...[label, admin?.group, admin?.description].flatMap(onlyInEnglish),
        ...inFields(fields),
      ];
    });
    expect([...new Set(found)]).toEqual([]);
  });

  test("every label, description and option of the blocks in text pages", () => {
    const found = textBlocks
      .map(localizeBlock)
      .flatMap(({ labels, fields }) => [
        ...[labels?.singular, labels?.plural].flatMap(onlyInEnglish),
        ...inFields(fields),
      ]);
    expect([...new Set(found)]).toEqual([]);
  });

  test("with the same placeholders, in Devanagari", () => {
    for (const [english, words] of Object.entries(hindi)) {
      const names = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
      expect(names(words), english).toEqual(names(english));
      if (words !== english) expect(words, english).toMatch(/[ऀ-ॿ]/);
    }
  });
});

test("translates a message with its values, which can be messages", () => {
  const message = {
    phrase: "Row {row}: {problem} Nothing was imported.",
    values: { row: 7, problem: { phrase: "Please enter the date." } },
  } as const;
  const t = createTranslator("hi");
  expect(t("Please choose at least {number} characters.", { number: 12 })).toBe(
    "कृपया कम से कम 12 अक्षर चुनें।",
  );
  expect(t(message)).toBe("पंक्ति 7: कृपया तारीख़ लिखें। कुछ भी आयात नहीं हुआ।");
  expect(createTranslator("en")(message)).toBe(
    "Row 7: Please enter the date. Nothing was imported.",
  );
  expect(t("A text without a translation." as Phrase)).toBe("A text without a translation.");
});

test("reads a table with Hindi column titles", () => {
  const t = createTranslator("hi");
  const header = [t("Name"), t("Class"), t("Session"), t("Marks")];
  const rows = [{ row: 2, cells: ["अंजलि", "XII", "2025-26", "96.4"] }];
  expect(readRecords({ header, rows }, "toppers", t).records[0]?.values).toEqual({
    name: "अंजलि",
    class: "XII",
    sessionYear: "2025-2026",
    division: "96.4",
  });
});

test("formats a timestamp in Hindi, in the school's time zone", () => {
  expect(formatDateTime("2026-12-05T04:30:00Z", "hi")).toBe("5 दिसंबर 2026, 10:00");
  expect(formatDateTime("2026-12-05T04:30:00Z")).toBe("5 December 2026, 10:00");
});
