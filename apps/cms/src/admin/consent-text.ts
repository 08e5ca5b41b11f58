import type { ConsentState } from "../fields/consent-rule.ts";
import { formatDate } from "../fields/dates.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { sayIn } from "../i18n/create-translator.ts";

/** The effect of a record's consent, as a message. Unsaved consent is described as future. */
export function consentText(
  state: ConsentState,
  isPublished: boolean,
  isSaved: boolean,
  language?: string,
): string {
  const message = findMessage(state, isPublished, language);
  return isSaved ? message : sayIn(language)("As soon as this is saved: {sentence}", { sentence: message });
}

function findMessage(state: ConsentState, isPublished: boolean, language?: string): string {
  const say = sayIn(language);
  if (state.holds) {
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
    return say(isPublished ? now : later, { day });
  }
  if (state.because === "not yet") {
    const day = formatDate(state.from, language);
    return say("Not shown on the website until {day}, when the consent begins.", { day });
  }
  if (state.because === "over") {
    const day = formatDate(state.since, language);
    return say("Not shown on the website until the consent is given again: it ended on {day}.", {
      day,
    });
  }
  return say("Not shown on the website until this note says who gave consent and when.");
}
