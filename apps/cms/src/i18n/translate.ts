import { hindi, type Phrase } from "./hindi.ts";

type Values = Readonly<Record<string, string | number>>;

/** Translates a phrase of the admin panel; `values` replace the names in braces. */
export type Translator = (phrase: Phrase, values?: Values) => string;

/** Translations for a language code; English for all but Hindi. */
export const createTranslator =
  (language: string | undefined): Translator =>
  (phrase, values = {}) =>
    interpolate(language === "hi" ? hindi[phrase] : phrase, values);

const interpolate = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));

/**
 * Translates an English text that another part of the program has created, such as an error or a label. Unknown texts
 * stay in English.
 */
export const translateTo = (language: string | undefined): ((text: string) => string) =>
  language === "hi" ? translateToHindi : (text) => text;

const known = hindi as Readonly<Record<string, string | undefined>>;

function translateToHindi(text: string): string {
  const exact = known[text];
  if (exact !== undefined) return exact;
  for (const { pattern, words } of templates) {
    const found = pattern.exec(text);
    if (found)
      return words.replace(/\{(\w+)\}/g, (_, name) => translateToHindi(found.groups?.[name] ?? ""));
  }
  return text;
}

const templates = Object.entries(known).flatMap(([phrase, words]) =>
  words !== undefined && /\{\w+\}/.test(phrase) ? [{ pattern: toPattern(phrase), words }] : [],
);

function toPattern(phrase: string): RegExp {
  const parts = phrase.split(/\{(\w+)\}/);
  const source = parts.map((part, n) =>
    n % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return new RegExp(`^${source.join("")}$`, "s");
}
