import { createDates } from "../dates/create-dates.ts";
import { createTranslate } from "./create-translate.ts";
import type { Language } from "./languages.ts";
import type { Words } from "./words.ts";

/** For loaders, whose data are texts already. Components use `useText` and `useDates`. */
export const createWords = (language: Language): Words => ({
  t: createTranslate(language),
  dates: createDates(language),
});
