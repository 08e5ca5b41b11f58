"use client";

import { formatLongDate } from "../../fields/dates.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import type { SourceState, TranslationState } from "../../translations/list-states.ts";

const phrases: Record<TranslationState, Phrase> = {
  missing: "not translated",
  draft: "draft",
  outdated: "out of date since {day}",
  done: "up to date",
  trash: "in the trash",
};

/** A translation without a state belongs to a source that visitors do not see. */
export function StateText({ state = "missing", since, id }: Partial<SourceState>) {
  const { t, language } = useTranslator();
  const shown = state === "missing" && id !== undefined ? "draft" : state;
  return t(phrases[shown], { day: since ? formatLongDate(since, language) : "" });
}
