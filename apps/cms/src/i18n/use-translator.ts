"use client";

import { useTranslation } from "@payloadcms/ui";
import { type Say, sayIn } from "./create-translator.ts";
import { translateTo } from "./translate.ts";

/** In the browser: translations for the current user. */
export function useSay(): { say: Say; translate: (text: string) => string; language: string } {
  const { i18n } = useTranslation();
  return {
    say: sayIn(i18n.language),
    translate: translateTo(i18n.language),
    language: i18n.language,
  };
}
