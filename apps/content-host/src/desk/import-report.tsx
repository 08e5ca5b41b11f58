import type { ImportReport as Report } from "../import/import-table.ts";
import type { Table } from "./import-form.tsx";

type Row = Report["rows"][number];
type Fate = Row["fate"];

const words: Record<Fate, string> = {
  wrong: "To correct",
  changed: "Changed",
  new: "New",
  double: "Double",
  unchanged: "Unchanged",
};
const order = Object.keys(words) as Fate[];

/** What the look through found of every row, or what was saved. */
export function ImportReport({ report, table }: { report: Report; table: Table }) {
  const { rows, ignored, withoutConsent, isSaved } = report;
  const wrong = rows.filter(({ fate }) => fate === "wrong").length;
  return (
    <>
      <div className={`desk-report ${wrong > 0 ? "desk-report--stop" : ""}`}>
        <p>
          <strong>{headline(wrong, isSaved)}</strong> {countsOf(rows)}
        </p>
        {withoutConsent > 0 && (
          <p>
            {count(withoutConsent, "record")} without a valid consent note: not shown on the website
            until it is filled in.
          </p>
        )}
        {ignored.length > 0 && <p>Columns that are left out: {ignored.join(", ")}.</p>}
        {isSaved && <a href={`/admin/collections/${table.slug}`}>Show the list</a>}
      </div>
      {!isSaved && <RowTable rows={rows} />}
    </>
  );
}

function headline(wrong: number, isSaved: boolean): string {
  if (isSaved) return "Imported.";
  if (wrong === 0) return "Everything is in order; nothing is saved yet.";
  return `${count(wrong, "row")} must be corrected before anything can be imported.`;
}

const countsOf = (rows: Row[]): string =>
  order
    .map((fate) => [rows.filter((row) => row.fate === fate).length, words[fate]] as const)
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${word}: ${number}.`)
    .join(" ");

/** What needs a hand comes first, then in the order of the file. */
const RowTable = ({ rows }: { rows: Row[] }) => (
  <section className="desk-rows" aria-label="The rows of the file">
    <table>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">What happens</th>
          <th scope="col">Record</th>
          <th scope="col">What to know</th>
        </tr>
      </thead>
      <tbody>
        {[...rows]
          .sort((a, b) => order.indexOf(a.fate) - order.indexOf(b.fate) || a.row - b.row)
          .map((row) => (
            <tr key={row.row} className={`desk-rows__${row.fate}`}>
              <td>{row.row}</td>
              <td>{words[row.fate]}</td>
              <th scope="row">{row.called}</th>
              <td>
                {row.problems.map((problem) => (
                  <p key={problem}>{problem}</p>
                ))}
                {row.changes.map(({ title, from, to }) => (
                  <p key={title}>
                    {title}: {from ? <del>{from}</del> : <em>empty</em>} → <ins>{to}</ins>
                  </p>
                ))}
                {row.notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  </section>
);

const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? "" : "s"}`;
