"use client";

import { useTranslator } from "../../i18n/use-translator.ts";
import type { PlanSummary } from "../../wordpress-exports/import-state.ts";
import { EnglishList } from "./english-list.tsx";
import { order, targets } from "./targets.ts";

const reports = "/cms-api/wordpress-import/report";

export function PlanReport({ plan, from }: { plan: PlanSummary; from: string }) {
  const { t } = useTranslator();
  const { came, needPerson, lost, targets: counts } = plan.summary;
  return (
    <section className="admin-wordpress__rows" aria-labelledby="wordpress-plan">
      <h2 id="wordpress-plan">{t("Plan")}</h2>
      <p>{from}</p>
      <p>
        <strong>{t("Items in the export: {number}.", { number: came })}</strong>{" "}
        {t("Need a person: {number} (see the report).", { number: needPerson })}{" "}
        {lost > 0 && t("Cannot be read: {number}. Please export them again.", { number: lost })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Becomes")}</th>
            <th scope="col">{t("Items")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((target) => (
            <tr key={target}>
              <th scope="row">{t(targets[target])}</th>
              <td>{counts[target]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="admin-wordpress__links">
        <a href={`${reports}.html`} target="_blank" rel="noreferrer">
          {t("Report of all items (new tab)")}
        </a>
        <a href={`${reports}.csv`}>{t("Report as CSV")}</a>
      </p>
      <EnglishList title="Warnings: {number}" texts={plan.warnings} />
    </section>
  );
}
