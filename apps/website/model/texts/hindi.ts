import { browser } from "./hindi/browser.ts";
import { site } from "./hindi/site.ts";

/** Every interface text of the website, by its English words; `{…}` is a placeholder. */
export const hindi = {
  ...browser,
  ...site,
};

export type Phrase = keyof typeof hindi;
