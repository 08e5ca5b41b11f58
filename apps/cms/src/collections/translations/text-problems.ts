import { schoolParts } from "@manor/content-api/school";
import { textPage } from "@manor/content-api/text-pages";
import { schoolGlobals } from "../../globals/school-globals.ts";
import type { Message } from "../../i18n/translate.ts";
import { align, type Translated } from "../../translations/align.ts";
import { applyTranslation } from "../../translations/apply-translation.ts";
import { hasSameCells, hasSameFacts, hasSameLinks } from "../../translations/compare-facts.ts";
import type { SourceTexts } from "../../translations/read-source.ts";
import { toPage } from "../pages/page-value.ts";

type Labelled = Translated & { label: string; maxLength?: number };

/** Why a translation cannot be published, each with the label of its text. */
export function findTextProblems(source: SourceTexts, texts: readonly Translated[]): Message[] {
  const found = align(texts, source.segments);
  const labelled = source.segments.map((segment): Labelled => {
    const { key, field, text, label, maxLength } = segment;
    const translated = found.get(key) ?? { key, field, source: text, text: "" };
    return { ...translated, label, ...(maxLength !== undefined && { maxLength }) };
  });
  const problems = labelled.flatMap((text) => findProblem(text) ?? []);
  return problems.length > 0 ? problems : findInvalid(source, texts);
}

function findProblem(text: Labelled): Message | undefined {
  const values = { label: text.label };
  if (text.text.trim() === "") return { phrase: "“{label}” has no translation.", values };
  if (!hasSameFacts(text))
    return { phrase: "“{label}” must have the same facts in braces as the English text.", values };
  if (!hasSameLinks(text))
    return { phrase: "“{label}” must have the same links as the English text.", values };
  if (!hasSameCells(text))
    return { phrase: "“{label}” must have the same rows and cells as the English table.", values };
  const { maxLength = Number.POSITIVE_INFINITY } = text;
  if (text.text.length > maxLength)
    return {
      phrase: "“{label}” is too long: at most {most} characters.",
      values: { ...values, most: maxLength },
    };
  return undefined;
}

/** The rules of the content API, of which the source fulfils all. */
function findInvalid({ source, doc }: SourceTexts, texts: readonly Translated[]): Message[] {
  const translated = applyTranslation(source.slug, doc, texts);
  if (!translated) return ["The website cannot show this translation."];
  const isGood = (value: object) => checkWebsite(source.slug, value);
  // An older invalid source is not the translator's to repair.
  if (isGood(translated) || !isGood(doc)) return [];
  return ["A text is longer than the website can show. Please shorten it."];
}

function checkWebsite(slug: string, doc: object): boolean {
  const nameOf = () => undefined;
  if (slug === "pages") return textPage.safeParse(toPage(doc, nameOf)).success;
  const global = schoolGlobals.find((each) => each.slug === slug);
  return !global || schoolParts[global.part].safeParse(global.toPart(doc, nameOf)).success;
}
