import type { ImportReport as Report } from "../import/import-table.ts";
import type { Table } from "./import-form.tsx";

const mostShown = 50;

/** What the look through found, or what was saved. */
export function ImportReport({ report, table }: { report: Report; table: Table }) {
  const { rows, problems, ignored, created, updated, withoutConsent, isSaved } = report;
  if (problems.length > 0) {
    return (
      <div className="desk-report desk-report--stop">
        <p>
          <strong>Nothing was imported.</strong> {count(problems.length, "cell")} of{" "}
          {count(rows, "row")} cannot be read. Please correct the file and choose it again.
        </p>
        <ul>
          {problems.slice(0, mostShown).map(({ row, message }) => (
            <li key={`${row} ${message}`}>
              Row {row}: {message}
            </li>
          ))}
        </ul>
        {problems.length > mostShown && <p>… and {problems.length - mostShown} more.</p>}
      </div>
    );
  }
  return (
    <div className="desk-report">
      <p>
        <strong>{isSaved ? "Imported." : "Everything can be read."}</strong>{" "}
        {count(created, "record")} {isSaved ? "added" : "would be added"}, {updated}{" "}
        {isSaved ? "changed" : "would be changed"}.
      </p>
      {withoutConsent > 0 && (
        <p>
          {count(withoutConsent, "record")} without a valid consent note: not shown on the website
          until it is filled in.
        </p>
      )}
      {ignored.length > 0 && <p>Columns that were left out: {ignored.join(", ")}.</p>}
      {isSaved && <a href={`/admin/collections/${table.slug}`}>Show the list</a>}
    </div>
  );
}

const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? "" : "s"}`;
