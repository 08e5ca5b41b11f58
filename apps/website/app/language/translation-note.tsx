import { dayAndMonth } from "../../model/dates/day.ts";
import { RichText } from "./rich-text.tsx";
import { useLanguage } from "./use-language.ts";

type TranslationNoteProps = {
  /** The last day on which a person checked the translation. */
  translatedOn: string | undefined;
};

/** A note: the English text has changed since it was translated. */
export function TranslationNote({ translatedOn }: TranslationNoteProps) {
  const { t, alternates } = useLanguage();
  const english = alternates.find(({ language }) => language === "en");
  if (!translatedOn || !english) return null;
  return (
    <p className="callout">
      <RichText
        phrase="This translation is of {day}. The English text has changed since. {link}"
        values={{
          day: dayAndMonth(translatedOn, t),
          link: (
            <a href={english.href} hrefLang="en-IN">
              {t("Read it in English")}
            </a>
          ),
        }}
      />
    </p>
  );
}
