import { listPlaceholders } from "@manor/content-api/fact-names";
import { schoolTexts } from "@manor/content-api/school-texts";
import type { TextBlock, TextPiece } from "@manor/content-api/text-pages";
import { expect, test } from "vitest";
import { readSampleSchool } from "./read-sample-school.ts";
import { readSampleTranslations } from "./read-sample-translations.ts";

const school = readSampleSchool();
const translations = readSampleTranslations();

type Texts = [place: string, text: string][];

const translatedPlaces = new Set(
  Object.entries(schoolTexts)
    .flatMap(([part, paths]) => paths.map((path) => `${part}.${path}`))
    // It is the same in every language.
    .filter((place) => place !== "identity.name"),
);
/** Whether the CMS stores a translation of this text of a part. A list of lines is one text. */
const isTranslated = ([place]: Texts[number]): boolean =>
  translatedPlaces.has(place.replaceAll(/\.\d+/g, "[]").replace(/\[\]$/, ""));

function listTexts(value: unknown, place: string): Texts {
  if (typeof value === "string") return value === "" ? [] : [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => listTexts(one, `${place}.${key}`));
}

const listPageTexts = ({ title, lead, description, caption, body }: PageLike, at: string): Texts =>
  listTexts({ title, lead, description, caption, body: body.map(toWords) }, at);

type PageLike = Record<"title" | "lead" | "description" | "caption", string> & {
  body: readonly TextBlock[];
};

/** The words of a block. Hindi may split a line into other pieces. */
function toWords(block: TextBlock): unknown {
  switch (block.kind) {
    case "list":
      return block.items.map(joinPieces);
    case "picture":
      return { alt: block.alt, caption: block.caption };
    case "button":
      return block.label;
    case "table":
      return [block.head, ...block.rows];
    case "embed":
      return "";
    default:
      return joinPieces(block.pieces);
  }
}

const joinPieces = (pieces: readonly TextPiece[]): string =>
  pieces.flatMap((piece) => listWords(piece)).join("");

const listWords = (piece: TextPiece): string[] => {
  if (piece.kind === "link") return piece.texts.map(({ text }) => text);
  return piece.kind === "text" ? [piece.text] : [];
};

/** What must not change in a block: its kind, and the addresses, pictures and settings in it. */
function toFrame(block: TextBlock): unknown {
  if (block.kind === "list")
    return [block.kind, block.isOrdered, ...block.items.map((item) => listLinks(item))];
  if (block.kind === "picture") return [block.kind, block.picture];
  if (block.kind === "button") return [block.kind, block.href];
  if (block.kind === "table") return [block.kind, block.head.length, block.rows.length];
  if (block.kind === "embed") return [block.kind, block.name];
  return [block.kind, listLinks(block.pieces)];
}

const listLinks = (pieces: readonly TextPiece[]): string[] =>
  pieces.flatMap((piece) => (piece.kind === "link" ? [piece.href] : [])).sort();

const pairs = school.pages.list.map((page) => ({
  address: page.address,
  source: page,
  hindi: translations.pages[page.address],
}));

const sources = new Map([
  ...Object.keys(translations.school).flatMap((part) =>
    listTexts(school[part as keyof typeof translations.school], part).filter(isTranslated),
  ),
  ...pairs.flatMap(({ address, source }) => listPageTexts(source, address)),
]);
const hindi = new Map([
  ...Object.entries(translations.school).flatMap(([part, texts]) => listTexts(texts, part)),
  ...pairs.flatMap(({ address, hindi }) => (hindi ? listPageTexts(hindi, address) : [])),
]);

test("has every text page, and no other", () => {
  expect(Object.keys(translations.pages).sort()).toEqual(
    school.pages.list.map(({ address }) => address).sort(),
  );
});

test("translates each text of a page and of a part, and adds none", () => {
  expect([...hindi.keys()].sort()).toEqual([...sources.keys()].sort());
});

test("preserves the blocks of a page, and the links, pictures and settings in each", () => {
  for (const { address, source, hindi } of pairs)
    expect(hindi?.body.map(toFrame), address).toEqual(source.body.map(toFrame));
});

test("names the facts that the English text names", () => {
  const toFacts = (text = "") => listPlaceholders(text).sort();
  for (const [place, text] of hindi)
    expect(toFacts(text), place).toEqual(toFacts(sources.get(place)));
});

test("names every number of the English text", () => {
  const toNumbers = (text = "") => (text.match(/\d[\d,.:]*\d|\d/g) ?? []).sort();
  for (const [place, text] of hindi)
    expect(toNumbers(text), place).toEqual(toNumbers(sources.get(place)));
});

test("is written in Devanagari with Latin digits", () => {
  for (const [place, text] of hindi) {
    const words = text.replace(/\{\w+\}|PDF|\b[XVI]+\b/g, "");
    expect(words.match(/[A-Za-z]+/g) ?? [], `${place}: ${text}`).toEqual([]);
    expect(words, place).not.toMatch(/[०-९]/);
    // A text may be only a fact.
    if (words.trim() !== "") expect(words, place).toMatch(/\p{Script=Devanagari}/u);
  }
});
