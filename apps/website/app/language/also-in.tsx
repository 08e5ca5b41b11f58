import type { ReactNode } from "react";
import { createTranslate } from "../../model/texts/create-translate.ts";
import type { Language } from "../../model/texts/languages.ts";
import { LanguageProvider, useLanguage } from "./use-language.ts";

type AlsoInProps = { language: Language; children: ReactNode };

/** Content again in the language of a family's e-mails, on an English page. Server only: it has every text. */
export function AlsoIn({ language, children }: AlsoInProps) {
  const page = useLanguage();
  if (language === "en" || page.language !== "en") return null;
  return (
    <div lang={language}>
      <LanguageProvider value={{ ...page, language, t: createTranslate(language) }}>
        {children}
      </LanguageProvider>
    </div>
  );
}
