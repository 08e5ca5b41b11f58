"use client";

import { useTranslation } from "@payloadcms/ui";
import { createTranslator, type Translator, translateTo } from "./translate.ts";

/** In the browser: translations for the current user. */
export function useTranslator(): {
  t: Translator;
  translate: (text: string) => string;
  language: string;
} {
  const { i18n } = useTranslation();
  return {
    t: createTranslator(i18n.language),
    translate: translateTo(i18n.language),
    language: i18n.language,
  };
}
