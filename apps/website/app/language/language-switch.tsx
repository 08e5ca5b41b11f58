import type { Alternate } from "../../model/pages/alternates.ts";
import { languages } from "../../model/texts/languages.ts";
import { switchTexts } from "../../model/texts/switch-texts.ts";
import { useLanguage } from "./use-language.ts";

type LanguageSwitchProps = { alternates: readonly Alternate[] };

/** Plain links to the same page in the other languages, each with the language's own name. */
export function LanguageSwitch({ alternates }: LanguageSwitchProps) {
  const { language } = useLanguage();
  return alternates
    .filter((alternate) => alternate.language !== language)
    .map(({ language: other, href }) => (
      <a
        key={other}
        className="strip__link"
        href={href}
        lang={other}
        hrefLang={languages[other].locale}
        data-language-switch=""
      >
        <span className="visually-hidden">{switchTexts[other].change} </span>
        {languages[other].name}
      </a>
    ));
}
