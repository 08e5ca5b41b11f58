import { expect, test } from "vitest";
import { findPage, getPages } from "../pages/find-page.ts";
import { entranceTest } from "./dated-facts.ts";
import { fillFacts, getStatistics } from "./fact-text.ts";
import { sampleSchool } from "./test-school.ts";

const school = {
  ...sampleSchool,
  lang: "hi",
  schoolYear: {
    ...sampleSchool.schoolYear,
    classes: { first: "कक्षा IV", last: "कक्षा XII" },
    streams: { fromClassIX: ["कॉमर्स", "साइंस"], fromClassXI: ["साइंस", "कॉमर्स", "ह्यूमैनिटीज़"] },
    from: "फ़रवरी",
    to: "दिसंबर",
  },
  settings: { ...sampleSchool.settings, board: "एक राष्ट्रीय बोर्ड" },
  admission: {
    ...sampleSchool.admission,
    entranceTest: { ...sampleSchool.admission.entranceTest, sentence: "परीक्षा {day} को है।" },
  },
};

test.each([
  ["{classes} के {pupils} का स्कूल", "कक्षा IV से XII तक के छात्रों का स्कूल"],
  ["{child} की कक्षा", "बेटे की कक्षा"],
  ["{streamsFromIX}", "कॉमर्स या साइंस"],
  ["{StreamCountXI}: {streamsFromXI}", "तीन स्ट्रीम: साइंस, कॉमर्स या ह्यूमैनिटीज़"],
  ["सत्र {academicYear} चलता है", "सत्र फ़रवरी से दिसंबर तक चलता है"],
  ["{board} से संबद्ध, {theBoard} की परीक्षा", "एक राष्ट्रीय बोर्ड से संबद्ध, राष्ट्रीय बोर्ड की परीक्षा"],
  ["{acres}, {milestoneYears}, {stanzas}", "400 एकड़, पाँच यादगार साल, एक टेक और दो अंतरे"],
  ["{WalkCount}, {viewCount}", "ग्यारह सैर, सात दृश्य"],
])("fills facts into the Hindi text %s", (text, filled) => {
  expect(fillFacts(school, text)).toBe(filled);
});

test("names statistics and dates in Hindi", () => {
  expect(getStatistics(school, ["acres", "classes"])).toEqual([
    { value: "400", label: "एकड़ का कैंपस" },
    { value: "IV–XII", label: "कक्षाएँ" },
  ]);
  expect(entranceTest(school, "2024-01-01")).toEqual(["परीक्षा 5 अक्तूबर 2024 को है।"]);
});

test("has the titles of the fixed pages in Hindi, and the text pages as they are", () => {
  expect(findPage(school, "/contact")?.page).toMatchObject({ title: "संपर्क" });
  expect(findPage(sampleSchool, "/contact")?.page).toMatchObject({ title: "Contact Us" });
  const titles = getPages(school).filter(({ text }) => !text);
  for (const { title } of titles) expect(title).toMatch(/\p{Script=Devanagari}/u);
  expect(findPage(school, "/about")?.page.title).toBe("About Us");
});
