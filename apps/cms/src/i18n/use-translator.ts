"use client";

import { useTranslation } from "@payloadcms/ui";
import { createTranslator, type Translator } from "./translate.ts";

export function useTranslator(): { t: Translator; language: string } {
  const { language } = useTranslation().i18n;
  return { t: createTranslator(language), language };
}
