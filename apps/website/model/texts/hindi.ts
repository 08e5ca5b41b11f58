import { disclosureHindi } from "@manor/content-api/disclosure-hindi";
import { admission } from "./hindi/admission.ts";
import { browser } from "./hindi/browser.ts";
import { forms } from "./hindi/forms.ts";
import { home } from "./hindi/home.ts";
import { legal } from "./hindi/legal.ts";
import { lists } from "./hindi/lists.ts";
import { pages } from "./hindi/pages.ts";
import { pictures } from "./hindi/pictures.ts";
import { school } from "./hindi/school.ts";
import { search } from "./hindi/search.ts";
import { site } from "./hindi/site.ts";
import { translations } from "./hindi/translations.ts";

/** Every interface text of the website, by its English words; `{…}` is a placeholder. */
export const hindi = {
  ...admission,
  ...browser,
  ...disclosureHindi,
  ...forms,
  ...home,
  ...legal,
  ...lists,
  ...pages,
  ...pictures,
  ...school,
  ...search,
  ...site,
  ...translations,
};

export type Phrase = keyof typeof hindi;
