import type { School } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { sampleSchool } from "../../model/school/test-school.ts";
import { englishText } from "./english-text.ts";
import { hindiText } from "./hindi-text.ts";
import { getPrivacyFacts, type PrivacyText } from "./privacy-facts.ts";

const read = (privacy: Partial<School["privacy"]> = {}, hasNewsletter = true) => {
  const school = { ...sampleSchool, privacy: { ...sampleSchool.privacy, ...privacy } };
  return {
    english: englishText(getPrivacyFacts(school, "english", hasNewsletter)),
    hindi: hindiText(getPrivacyFacts(school, "hindi", hasNewsletter)),
  };
};

const notice = { english: "We answer.", hindi: "हम जवाब देते हैं।" };
const open: School = {
  ...sampleSchool,
  enquiries: { classes: [], schoolYears: [], extraDays: 0, hasSaturdays: true, notice },
  visits: { classes: [], notice, times: [] },
};

/** The structure of a text without its words. */
const getShape = ({ data, sections }: PrivacyText) => [
  data.length,
  sections.map(({ paragraphs, list }) => [paragraphs.length, list?.length]),
];

const toStrings = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(toStrings);

test("has the same content in English and in Hindi", () => {
  for (const hasNewsletter of [true, false]) {
    for (const blocksAiTraining of [true, false]) {
      const minimumDays = hasNewsletter ? 365 : 0;
      const { english, hindi } = read({ blocksAiTraining, minimumDays }, hasNewsletter);
      expect(getShape(hindi)).toEqual(getShape(english));
      for (const text of toStrings(hindi)) expect(text).toMatch(/[ऀ-ॿ]/);
      const getNumbers = (text: PrivacyText) => toStrings(text).flatMap((one) => one.match(/\d+/g));
      expect(getNumbers(hindi)).toEqual(getNumbers(english));
    }
  }
});

test("states the contact and the retention times of the settings", () => {
  const contact = { english: "the bursar", hindi: "कोषाध्यक्ष", email: "data@sgc.example", days: 12 };
  const { english } = read({ contact, messageDays: 90 });
  expect(english.contact).toContain(
    "write to the bursar or call. You get an answer within 12 days",
  );
  expect(english.data[0]).toEqual({
    name: "Contact form",
    cells: ["Name, e-mail address, message", "To answer you", "90 days"],
  });
  expect(toStrings(english).join("\n")).not.toContain("closed file");
  const strict = toStrings(read({ minimumDays: 365 }).english).join("\n");
  expect(strict).toContain("retain erased data and logs for 365 days in a closed file");
  expect(read({ messageDays: 0 }).english.data[0]?.cells[2]).toBe("Until the school deletes it");
});

test("names the language that a form stores", () => {
  const findCells = (text: PrivacyText, name: string) =>
    text.data.find((row) => row.name === name)?.cells[0];
  const english = englishText(getPrivacyFacts(open, "english", true));
  expect(findCells(english, "Form about admission")).toMatch(
    /boarding.*the language of our answer$/,
  );
  expect(findCells(english, "Booking of a visit")).toMatch(/the language of our e-mails$/);
  expect(findCells(english, "Newsletter form")).toMatch(/the language of our e-mails$/);
  expect(findCells(english, "Contact form")).not.toContain("language");
  const hindi = hindiText(getPrivacyFacts(open, "hindi", true));
  expect(findCells(hindi, "प्रवेश के बारे में फ़ॉर्म")).toMatch(/छात्रावास.*हमारे जवाब की भाषा$/);
  expect(findCells(hindi, "स्कूल देखने की बुकिंग")).toMatch(/हमारे ई-मेल की भाषा$/);
  expect(findCells(hindi, "न्यूज़लेटर फ़ॉर्म")).toMatch(/हमारे ई-मेल की भाषा$/);
});

test("mentions the newsletter and artificial intelligence only if they apply", () => {
  const all = toStrings(read()).join("\n");
  expect(all).toMatch(/Newsletter form/);
  expect(all).toMatch(/artificial intelligence/);
  const less = toStrings(read({ blocksAiTraining: false }, false)).join("\n");
  expect(less).not.toMatch(/newsletter|न्यूज़लेटर|artificial|tdmrep/i);
});
