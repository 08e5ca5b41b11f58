import type { Dates } from "../../model/dates/dates.ts";
import { useLanguage } from "./page-language.ts";

/** Dates and times in the language of the page. */
export const useDates = (): Dates => useLanguage().dates;
