"use client";

import type { Phrase } from "../../i18n/hindi.ts";
import type { Translator } from "../../i18n/translate.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import type { Table } from "./column-list.tsx";
import type { ImportReport as Report } from "./import-table.ts";

type Row = Report["rows"][number];
type RowStatus = Row["status"];

const words = {
  wrong: "Invalid",
  changed: "Changed",
  new: "New",
  duplicate: "Duplicate",
  unchanged: "Unchanged",
} as const satisfies Record<RowStatus, Phrase>;
const order = Object.keys(words) as RowStatus[];

export function ImportReport({ report, table }: { report: Report; table: Table }) {
  const { rows, ignored, withoutConsent, isSaved } = report;
  const { t } = useTranslator();
  const wrong = rows.filter(({ status }) => status === "wrong").length;
  return (
    <>
      <div className={`admin-report ${wrong > 0 ? "admin-report--stop" : ""}`}>
        <p>
          <strong>{headline(t, wrong, isSaved)}</strong> {countRows(t, rows)}
        </p>
        {withoutConsent > 0 && (
          <p>
            {t(
              withoutConsent === 1
                ? "1 record has no valid consent and is not shown on the website."
                : "{number} records have no valid consent and are not shown on the website.",
              { number: withoutConsent },
            )}
          </p>
        )}
        {ignored.length > 0 && (
          <p>{t("Ignored columns: {columns}.", { columns: ignored.join(", ") })}</p>
        )}
        {isSaved && <a href={`/admin/collections/${table.slug}`}>{t("Show the list")}</a>}
      </div>
      {!isSaved && <RowTable rows={rows} />}
    </>
  );
}

function headline(t: Translator, wrong: number, isSaved: boolean): string {
  if (isSaved) return t("Imported.");
  if (wrong === 0) return t("No errors found. Nothing has been saved yet.");
  return t(
    wrong === 1
      ? "Please correct 1 row before you import."
      : "Please correct {number} rows before you import.",
    { number: wrong },
  );
}

const countRows = (t: Translator, rows: Row[]): string =>
  order
    .map(
      (status) => [rows.filter((row) => row.status === status).length, t(words[status])] as const,
    )
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${word}: ${number}.`)
    .join(" ");

function RowTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslator();
  const sorted = [...rows].sort(
    (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.row - b.row,
  );
  return (
    <section className="admin-rows" aria-label={t("Rows of the file")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Row")}</th>
            <th scope="col">{t("Result")}</th>
            <th scope="col">{t("Record")}</th>
            <th scope="col">{t("Notes")}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.row} className={`admin-rows__${row.status}`}>
              <td>{row.row}</td>
              <td>{t(words[row.status])}</td>
              <th scope="row">{row.label}</th>
              <Remarks row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Remarks({ row: { problems, changes, notes } }: { row: Row }) {
  const { t } = useTranslator();
  return (
    <td>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {changes.map(({ title, from, to }) => (
        <p key={title}>
          {title}: {from ? <del>{from}</del> : <em>{t("empty")}</em>} → <ins>{to}</ins>
        </p>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </td>
  );
}
