import type { School } from "@manor/content-api/school";
import { createTranslate } from "../texts/create-translate.ts";
import { getLanguage } from "../texts/languages.ts";
import type { Translate } from "../texts/translate.ts";

/** The interface texts in the language of a school's texts. Server only: it has every phrase. */
export const getTexts = (school: Pick<School, "lang">): Translate =>
  createTranslate(getLanguage(school));
