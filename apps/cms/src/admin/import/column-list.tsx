"use client";

import { splitText } from "../../i18n/split-text.ts";
import { useTranslator } from "../../i18n/use-translator.ts";
import { toCsv } from "../export/to-csv.ts";

export type Table = {
  slug: string;
  title: string;
  columns: { title: string; example: string; isRequired: boolean }[];
};

export function ColumnList({ table }: { table: Table }) {
  const { t } = useTranslator();
  const link = (
    <a
      download={`${table.slug}.csv`}
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(emptyTable(table))}`}
    >
      {t("Download a template")}
    </a>
  );
  return (
    <>
      <p className="admin-hint">
        {t(
          "The first row contains the column names, in any order. Columns with a star are required. A row of an existing record updates it; empty cells change nothing.",
        )}
      </p>
      <p className="admin-hint">{splitText(t("{link} with these columns."), { link })}</p>
      <table className="admin-columns">
        <tbody>
          <tr>
            {table.columns.map(({ title, isRequired }) => (
              <th key={title} scope="col">
                {title}
                {isRequired && " *"}
              </th>
            ))}
          </tr>
          <tr>
            {table.columns.map(({ title, example }) => (
              <td key={title}>{example}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** Without an example row, which would be imported. */
const emptyTable = ({ columns }: Table): string => toCsv([columns.map(({ title }) => title)]);
