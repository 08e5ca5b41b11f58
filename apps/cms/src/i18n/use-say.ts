"use client";

import { useTranslation } from "@payloadcms/ui";
import { retellIn } from "./retell.ts";
import { type Say, sayIn } from "./say.ts";

/** In the browser: how to say things to whoever works in this admin panel. */
export function useSay(): { say: Say; retell: (text: string) => string; language: string } {
  const { i18n } = useTranslation();
  return { say: sayIn(i18n.language), retell: retellIn(i18n.language), language: i18n.language };
}
