import type { Phrase } from "../../../model/texts/hindi.ts";
import { translateFixed } from "../../../model/texts/translate.ts";
import { useText } from "../../language/use-text.ts";
import { toFieldId } from "./form-field.tsx";
import { startsHere } from "./starts-here.ts";

type ErrorSummaryProps = {
  form: string;
  /** In the order of the fields. */
  labels: Readonly<Record<string, Phrase>>;
  errors: Readonly<Record<string, string | undefined>>;
};

/** Every error with a link to its field; it has the focus. Nothing without an error. */
export function ErrorSummary({ form, labels, errors }: ErrorSummaryProps) {
  const t = useText();
  const invalid = Object.entries(labels).filter(([name]) => errors[name]);
  if (invalid.length === 0) return null;
  return (
    <section className="callout callout--alert" aria-label={t("Errors")} {...startsHere}>
      <p>{t("Please check these fields:")}</p>
      <ul className="form__errors">
        {invalid.map(([name, label]) => (
          <li key={name}>
            <a href={`#${toFieldId(form, name)}`}>
              {t(label)}: {translateFixed(errors[name] ?? "", t)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
