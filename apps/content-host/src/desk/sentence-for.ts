import type { ConsentState } from "../fields/consent-rule.ts";
import { inWords } from "../fields/in-words.ts";

/** The consent of a record in one sentence for the clerk. What is not saved yet is said as something to come. */
export function sentenceFor(state: ConsentState, isPublished: boolean, isSaved: boolean): string {
  const sentence = sentenceOf(state, isPublished);
  return isSaved ? sentence : `As soon as this is saved: ${sentence}`;
}

function sentenceOf(state: ConsentState, isPublished: boolean): string {
  if (state.holds) {
    const end = state.until ? `until ${inWords(state.until)}` : "until the consent is withdrawn";
    return isPublished
      ? `Shown on the website ${end}.`
      : `Will be shown on the website once published, ${end}.`;
  }
  if (state.because === "not yet") {
    return `Not shown on the website until ${inWords(state.from)}, when the consent begins.`;
  }
  if (state.because === "over") {
    return `Not shown on the website until the consent is given again: it ended on ${inWords(state.since)}.`;
  }
  return "Not shown on the website until this note says who gave consent and when.";
}
