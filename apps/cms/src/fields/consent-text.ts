import type { Phrase } from "../i18n/hindi.ts";
import { createTranslator } from "../i18n/translate.ts";
import type { ConsentState } from "./consent-rule.ts";
import { formatDate } from "./dates.ts";

export function consentText(
  state: ConsentState,
  isPublished: boolean,
  isSaved: boolean,
  language?: string,
): string {
  const message = findMessage(state, isPublished, language);
  return isSaved
    ? message
    : createTranslator(language)("After saving: {notice}", { notice: message });
}

function findMessage(state: ConsentState, isPublished: boolean, language?: string): string {
  const t = createTranslator(language);
  if (state.isValid) {
    const [now, later]: [Phrase, Phrase] = state.until
      ? [
          "Shown on the website until {day}.",
          "Will be shown on the website once published, until {day}.",
        ]
      : [
          "Shown on the website until the consent is withdrawn.",
          "Will be shown on the website once published, until the consent is withdrawn.",
        ];
    const day = state.until && formatDate(state.until, language);
    return t(isPublished ? now : later, { day });
  }
  if (state.reason === "not yet") {
    const day = formatDate(state.from, language);
    return t("Not shown on the website until {day}, when the consent starts.", { day });
  }
  if (state.reason === "over") {
    const day = formatDate(state.since, language);
    return t("Not shown on the website: the consent ended on {day}.", {
      day,
    });
  }
  return t("Not shown on the website until the consent has a name and a date.");
}
