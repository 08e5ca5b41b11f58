"use client";

import { useTranslation } from "@payloadcms/ui";
import { createTranslator, type Translator } from "./translate.ts";

/** In the browser: translations for the current user. */
export function useTranslator(): { t: Translator; language: string } {
  const { language } = useTranslation().i18n;
  return { t: createTranslator(language), language };
}
