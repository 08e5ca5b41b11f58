import { hindi, type Phrase } from "./hindi.ts";

type Values = Readonly<Record<string, string | number>>;

/** Says a phrase of the admin panel in somebody's language; `values` go where their names stand in braces. */
export type Say = (phrase: Phrase, values?: Values) => string;

/** How to say things to whoever reads this language, by its code; English for all but Hindi. */
export const sayIn =
  (language: string | undefined): Say =>
  (phrase, values = {}) =>
    filled(language === "hi" ? hindi[phrase] : phrase, values);

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
