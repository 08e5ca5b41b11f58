"use client";

import { formatDateTime } from "../../fields/dates.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import type { Run } from "../../wordpress-import/list-runs.ts";

type Props = { runs: readonly Run[]; isBusy: boolean; onUndo: (run: string) => void };

export function RunList({ runs, isBusy, onUndo }: Props) {
  const { t, language } = useTranslator();
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="wordpress-runs">
      <h2 id="wordpress-runs">{t("Imports so far")}</h2>
      <ul className="admin-wordpress__runs">
        {runs.map(({ run, startedAt, items }) => {
          const time = formatDateTime(startedAt, language);
          return (
            <li key={run}>
              <span>{t("{time}: {number} records and files", { time, number: items })}</span>
              <ConfirmButton
                buttonStyle="secondary"
                margin={false}
                size="small"
                disabled={isBusy}
                heading={t("Undo the import of {time}?", { time })}
                body={t(
                  "Its records and files move to the trash, except those that were edited since.",
                )}
                confirmLabel={t("Undo import")}
                onConfirm={() => onUndo(run)}
              >
                {t("Undo import")}
                <span className="admin-visits__hidden"> {time}</span>
              </ConfirmButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
