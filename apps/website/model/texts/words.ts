import { type Dates, englishDates } from "../dates/dates.ts";
import { type Translate, translateEnglish } from "./translate.ts";

/** Interface texts and dates in one language. */
export type Words = { t: Translate; dates: Dates };

export const englishWords: Words = { t: translateEnglish, dates: englishDates };
