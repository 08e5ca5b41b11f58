"use client";

import type { Phrase } from "../i18n/hindi.ts";
import type { Translator } from "../i18n/translate.ts";
import { useTranslator } from "../i18n/use-translator.ts";
import type { ImportReport as Report } from "../import/import-table.ts";
import type { Table } from "./column-list.tsx";

type Row = Report["rows"][number];
type RowStatus = Row["status"];

const words = {
  wrong: "To correct",
  changed: "Changed",
  new: "New",
  double: "Duplicate",
  unchanged: "Unchanged",
} as const satisfies Record<RowStatus, Phrase>;
const order = Object.keys(words) as RowStatus[];

/** The preview of every row, or what was saved. */
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
                ? "1 record without a valid consent note: not shown on the website until it is filled in."
                : "{number} records without a valid consent note: not shown on the website until it is filled in.",
              { number: withoutConsent },
            )}
          </p>
        )}
        {ignored.length > 0 && (
          <p>{t("Columns that are left out: {columns}.", { columns: ignored.join(", ") })}</p>
        )}
        {isSaved && <a href={`/admin/collections/${table.slug}`}>{t("Show the list")}</a>}
      </div>
      {!isSaved && <RowTable rows={rows} />}
    </>
  );
}

function headline(t: Translator, wrong: number, isSaved: boolean): string {
  if (isSaved) return t("Imported.");
  if (wrong === 0) return t("Everything is in order; nothing is saved yet.");
  return t(
    wrong === 1
      ? "1 row must be corrected before anything can be imported."
      : "{number} rows must be corrected before anything can be imported.",
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

/** Rows with problems first, then in the order of the file. */
function RowTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslator();
  const sorted = [...rows].sort(
    (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.row - b.row,
  );
  return (
    <section className="admin-rows" aria-label={t("The rows of the file")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Row")}</th>
            <th scope="col">{t("What happens")}</th>
            <th scope="col">{t("Record")}</th>
            <th scope="col">{t("What to know")}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.row} className={`admin-rows__${row.status}`}>
              <td>{row.row}</td>
              <td>{t(words[row.status])}</td>
              <th scope="row">{row.called}</th>
              <Remarks row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Remarks({ row: { problems, changes, notes } }: { row: Row }) {
  const { t, translate } = useTranslator();
  // Values of a record are not translated.
  const value = (title: string, text: string) => (title === "Status" ? translate(text) : text);
  return (
    <td>
      {problems.map((problem) => (
        <p key={problem}>{translate(problem)}</p>
      ))}
      {changes.map(({ title, from, to }) => (
        <p key={title}>
          {translate(title)}: {from ? <del>{value(title, from)}</del> : <em>{t("empty")}</em>} →{" "}
          <ins>{value(title, to)}</ins>
        </p>
      ))}
      {notes.map((note) => (
        <p key={note}>{translate(note)}</p>
      ))}
    </td>
  );
}
