import type { Content } from "../content/content.ts";
import type { Language } from "../model/texts/languages.ts";

/** The content that pages in a language read; `undefined` while the school does not offer it. */
export function findContent<Shown extends Pick<Content, "inLanguage">>(
  content: Shown,
  language: Language,
): Shown | undefined {
  if (language === "en") return content;
  const translated = content.inLanguage(language);
  return translated && { ...content, ...translated };
}
