"use client";

import type { Phrase } from "../i18n/hindi.ts";
import type { Say } from "../i18n/say.ts";
import { useSay } from "../i18n/use-say.ts";
import type { ImportReport as Report } from "../import/import-table.ts";
import type { Table } from "./column-list.tsx";

type Row = Report["rows"][number];
type Fate = Row["fate"];

const words = {
  wrong: "Invalid",
  changed: "Changed",
  new: "New",
  double: "Duplicate",
  unchanged: "Unchanged",
} as const satisfies Record<Fate, Phrase>;
const order = Object.keys(words) as Fate[];

/** What the look through found of every row, or what was saved. */
export function ImportReport({ report, table }: { report: Report; table: Table }) {
  const { rows, ignored, withoutConsent, isSaved } = report;
  const { say } = useSay();
  const wrong = rows.filter(({ fate }) => fate === "wrong").length;
  return (
    <>
      <div className={`admin-report ${wrong > 0 ? "admin-report--stop" : ""}`}>
        <p>
          <strong>{headline(say, wrong, isSaved)}</strong> {countsOf(say, rows)}
        </p>
        {withoutConsent > 0 && (
          <p>
            {say(
              withoutConsent === 1
                ? "1 record has no valid consent and is not shown on the website."
                : "{number} records have no valid consent and are not shown on the website.",
              { number: withoutConsent },
            )}
          </p>
        )}
        {ignored.length > 0 && (
          <p>{say("Ignored columns: {columns}.", { columns: ignored.join(", ") })}</p>
        )}
        {isSaved && <a href={`/admin/collections/${table.slug}`}>{say("Show the list")}</a>}
      </div>
      {!isSaved && <RowTable rows={rows} />}
    </>
  );
}

function headline(say: Say, wrong: number, isSaved: boolean): string {
  if (isSaved) return say("Imported.");
  if (wrong === 0) return say("No errors found. Nothing has been saved yet.");
  return say(
    wrong === 1
      ? "Please correct 1 row before you import."
      : "Please correct {number} rows before you import.",
    { number: wrong },
  );
}

const countsOf = (say: Say, rows: Row[]): string =>
  order
    .map((fate) => [rows.filter((row) => row.fate === fate).length, say(words[fate])] as const)
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${word}: ${number}.`)
    .join(" ");

/** Rows with problems first, then in the order of the file. */
function RowTable({ rows }: { rows: Row[] }) {
  const { say } = useSay();
  const inOrder = [...rows].sort(
    (a, b) => order.indexOf(a.fate) - order.indexOf(b.fate) || a.row - b.row,
  );
  return (
    <section className="admin-rows" aria-label={say("Rows of the file")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("Row")}</th>
            <th scope="col">{say("Result")}</th>
            <th scope="col">{say("Record")}</th>
            <th scope="col">{say("Notes")}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((row) => (
            <tr key={row.row} className={`admin-rows__${row.fate}`}>
              <td>{row.row}</td>
              <td>{say(words[row.fate])}</td>
              <th scope="row">{row.called}</th>
              <WhatToKnow row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function WhatToKnow({ row: { problems, changes, notes } }: { row: Row }) {
  const { say, translate } = useSay();
  // Values of a record are not translated.
  const value = (title: string, text: string) => (title === "Status" ? translate(text) : text);
  return (
    <td>
      {problems.map((problem) => (
        <p key={problem}>{translate(problem)}</p>
      ))}
      {changes.map(({ title, from, to }) => (
        <p key={title}>
          {translate(title)}: {from ? <del>{value(title, from)}</del> : <em>{say("empty")}</em>} →{" "}
          <ins>{value(title, to)}</ins>
        </p>
      ))}
      {notes.map((note) => (
        <p key={note}>{translate(note)}</p>
      ))}
    </td>
  );
}
