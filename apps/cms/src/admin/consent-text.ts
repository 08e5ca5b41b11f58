import type { ConsentState } from "../fields/consent-rule.ts";
import { inWords } from "../fields/dates.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { sayIn } from "../i18n/say.ts";

/** The effect of a record's consent in one sentence. Unsaved consent is described as future. */
export function consentText(
  state: ConsentState,
  isPublished: boolean,
  isSaved: boolean,
  language?: string,
): string {
  const sentence = sentenceOf(state, isPublished, language);
  return isSaved ? sentence : sayIn(language)("After saving: {notice}", { notice: sentence });
}

function sentenceOf(state: ConsentState, isPublished: boolean, language?: string): string {
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
    const day = state.until && inWords(state.until, language);
    return say(isPublished ? now : later, { day });
  }
  if (state.because === "not yet") {
    const day = inWords(state.from, language);
    return say("Not shown on the website until {day}, when the consent starts.", { day });
  }
  if (state.because === "over") {
    const day = inWords(state.since, language);
    return say("Not shown on the website: the consent ended on {day}.", {
      day,
    });
  }
  return say("Not shown on the website until the consent has a name and a date.");
}
