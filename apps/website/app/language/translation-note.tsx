import { useLanguage } from "./page-language.ts";
import { RichText } from "./rich-text.tsx";
import { useDates } from "./use-dates.ts";

type TranslationNoteProps = {
  /** The last day on which a person checked the translation. */
  translatedOn: string | undefined;
  /** The address of the page in English. */
  path: string;
};

/** Says that the English text has changed since it was translated. */
export function TranslationNote({ translatedOn, path }: TranslationNoteProps) {
  const { t } = useLanguage();
  const { dayAndMonth } = useDates();
  if (!translatedOn) return null;
  return (
    <p className="callout">
      <RichText
        phrase="This translation is of {day}. The English text has changed since. {link}"
        values={{
          day: dayAndMonth(translatedOn),
          link: (
            <a href={path} lang="en" hrefLang="en-IN">
              {t("Read it in English")}
            </a>
          ),
        }}
      />
    </p>
  );
}
