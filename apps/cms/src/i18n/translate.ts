import { hindi } from "./hindi.ts";

/** Translates an English text whose values are already filled in. An unknown text stays English. */
export const translateTo = (language: string | undefined): ((text: string) => string) =>
  language === "hi" ? inHindi : (text) => text;

const known = hindi as Readonly<Record<string, string | undefined>>;

function inHindi(text: string): string {
  const exact = known[text];
  if (exact !== undefined) return exact;
  for (const { pattern, words } of templates) {
    const found = pattern.exec(text);
    if (found) return words.replace(/\{(\w+)\}/g, (_, name) => inHindi(found.groups?.[name] ?? ""));
  }
  return text;
}

const templates = Object.entries(known).flatMap(([phrase, words]) =>
  words !== undefined && /\{\w+\}/.test(phrase) ? [{ pattern: patternOf(phrase), words }] : [],
);

function patternOf(phrase: string): RegExp {
  const parts = phrase.split(/\{(\w+)\}/);
  const source = parts.map((part, n) =>
    n % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return new RegExp(`^${source.join("")}$`, "s");
}
