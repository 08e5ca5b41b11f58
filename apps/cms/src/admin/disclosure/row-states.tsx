import type { UIFieldServerProps } from "payload";
import type { Phrase } from "../../i18n/hindi.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { findRowStates } from "./find-row-states.ts";

export async function RowStates({ payload, i18n }: UIFieldServerProps) {
  const t = createTranslator(i18n.language);
  const rows = await findRowStates(payload, i18n.language);
  if (rows.length === 0)
    return <p className="admin-notice">{t("The form is off, because no board is chosen.")}</p>;
  return (
    <section className="admin-rows" aria-labelledby="row-states">
      <h2 id="row-states">{t("Rows of the form")}</h2>
      <ul>
        {rows.map(({ label, colour, problem, path }) => {
          const name = t(label as Phrase);
          return (
            <li key={label} data-colour={colour}>
              <span>{name}</span> <span>{t(problem)}</span>{" "}
              {colour !== "green" && (
                <a href={`/admin${path}`} aria-label={`${t("Edit")}: ${name}`}>
                  {t("Edit")}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
