import { hindi, type Phrase } from "./hindi.ts";

type Value = string | number | { phrase: Phrase; values?: Values | undefined };
export type Values = Readonly<Record<string, Value>>;

/** A text that is translated later: a phrase, with the values of its placeholders if it has any. */
export type Message = Phrase | { phrase: Phrase; values?: Values | undefined };

/** Translates a phrase of the admin panel; `values` replace the names in braces. */
export type Translator = (message: Message, values?: Values) => string;

const phrases: Readonly<Record<string, string | undefined>> = hindi;

/** English for all but Hindi. A text without a translation stays as it is. */
export function createTranslator(language: string | undefined): Translator {
  return t;

  function t(message: Message, values: Values = {}): string {
    if (typeof message === "object") return t(message.phrase, message.values);
    const text = (language === "hi" && phrases[message]) || message;
    return text.replace(/\{(\w+)\}/g, (braces, name) => {
      const value = values[name] ?? braces;
      return typeof value === "object" ? t(value) : String(value);
    });
  }
}

export function getLabel(label: unknown, language: string | undefined): string {
  if (typeof label === "string") return label;
  const each: Record<string, unknown> = Object(label ?? {});
  return String(each[language ?? "en"] ?? each.en ?? "");
}
