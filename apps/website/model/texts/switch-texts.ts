import type { Language } from "./languages.ts";

type SwitchTexts = {
  /** Before the name of the language, for screen readers. */
  change: string;
  /** A button that takes what is typed along. */
  takeAlong: string;
};

/** Texts for who does not read the language of the page: each is in its own language. */
export const switchTexts: Readonly<Record<Language, SwitchTexts>> = {
  en: { change: "Change language:", takeAlong: "Continue in English" },
  hi: { change: "भाषा बदलें:", takeAlong: "हिन्दी में जारी रखें" },
};
