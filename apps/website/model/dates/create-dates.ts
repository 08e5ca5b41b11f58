import type { Language } from "../texts/languages.ts";
import { type Dates, englishDates } from "./dates.ts";
import { hindiDates } from "./hindi-dates.ts";

const byLanguage: Readonly<Record<Language, Dates>> = { en: englishDates, hi: hindiDates };

/** For the server. A browser has the dates of its page only (app/language/browser-language.ts). */
export const createDates = (language: Language): Dates => byLanguage[language];
