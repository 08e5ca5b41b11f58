import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { documentKinds } from "@manor/content-api/disclosure";
import { disclosureHindi } from "@manor/content-api/disclosure-hindi";
import { disclosureParts, missingText } from "@manor/content-api/disclosure-rows";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import { staffRoles } from "@manor/content-api/staff";
import { expect, test } from "vitest";
import { sampleSchool } from "../school/test-school.ts";
import { createTranslate } from "./create-translate.ts";
import { browser } from "./hindi/browser.ts";
import { hindi } from "./hindi.ts";
import { translateEnglish } from "./translate.ts";

const folder = resolve(import.meta.dirname, "../..");
const getBraces = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test("preserves the placeholders of every phrase", () => {
  for (const [phrase, text] of Object.entries(hindi))
    expect(getBraces(text), phrase).toEqual(getBraces(phrase));
});

test("has the labels of the content API, and the texts of the website's pictures", () => {
  const school = {
    ...sampleSchool,
    documents: { ...sampleSchool.documents, feesStructure: "/a.pdf" },
  };
  const parts = disclosureParts(school, { principalMessages: [] });
  const labels = [
    ...parts.flatMap(({ title, rows }) => [title, ...rows.map(({ label }) => label)]),
    ...Object.values(documentKinds),
    ...Object.values(staffRoles),
    missingText,
    ...sitePictures.flatMap(({ alt, caption }) => [alt, caption]),
    "Academic calendar",
    "School fees",
    "Fees Structure (PDF)",
    "Inspection video",
    "None",
  ];
  expect(labels.filter((label) => !Object.hasOwn(hindi, label))).toEqual([]);
});

test("is written in Devanagari with Latin digits and a danda", () => {
  for (const [phrase, text] of Object.entries(hindi)) {
    expect(text, phrase).not.toMatch(/[०-९]|\p{Script=Devanagari}\.(?:\s|$)/u);
    if (/[a-z]{2}/.test(phrase.replace(/\{\w+\}/g, "")))
      expect(text, phrase).toMatch(/\p{Script=Devanagari}/u);
  }
});

test("has each phrase in one file", () => {
  const areas = readdirSync(join(import.meta.dirname, "hindi"));
  const phrases = areas.flatMap((area) =>
    [...readFileSync(join(import.meta.dirname, "hindi", area), "utf8").matchAll(PHRASE)].map(
      ([, quoted, bare]) => quoted ?? bare,
    ),
  );
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  expect(phrases.filter((phrase) => Object.hasOwn(disclosureHindi, String(phrase)))).toEqual([]);
  expect(phrases.length + Object.keys(disclosureHindi).length).toBe(Object.keys(hindi).length);
});
const PHRASE = /^ {2}(?:"((?:[^"\\]|\\.)+)"|(\w+)):/gm;

test("fills placeholders in both languages", () => {
  const values = { page: 2, pages: 9 };
  expect(translateEnglish("Page {page} of {pages}", values)).toBe("Page 2 of 9");
  expect(createTranslate("hi")("Page {page} of {pages}", values)).toBe("पेज 2, कुल 9");
});

/** The files that browsers load from an entry, without type imports. */
function listModules(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /(?:^import (?!type )[^;]*?from |^export [^;]*?from |import\()"(\.[^"]+\.tsx?)"/gm,
  );
  for (const [, path = ""] of imports) listModules(join(dirname(file), path), found);
  return found;
}

test("gives browsers every phrase of the scripts, and English pages no catalogue", () => {
  const modules = [...listModules(join(folder, "app/entry.client.tsx"))];
  expect(modules).toContain(join(folder, "app/principal/principal-carousel.tsx"));
  const used = modules.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bt\(\s*"((?:[^"\\]|\\.)+)"|phrase="([^"]+)"/g)].map(
      ([, call, attribute]) => call ?? attribute ?? "",
    ),
  );
  expect(used).toContain("Messages");
  expect(used.filter((phrase) => !Object.hasOwn(browser, phrase))).toEqual([]);
  const catalogues = modules.filter((file) => file.includes("/texts/hindi"));
  expect(catalogues).toEqual([join(folder, "model/texts/hindi/browser.ts")]);
  const importers = modules.filter((file) =>
    readFileSync(file, "utf8").includes('browser } from "../../model/texts'),
  );
  expect(importers).toEqual([join(folder, "app/language/browser-hindi.ts")]);
});
