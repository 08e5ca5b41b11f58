"use client";

import { toCsv } from "../export/to-csv.ts";
import { splitText } from "../i18n/split-text.ts";
import { useTranslator } from "../i18n/use-translator.ts";

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
      {t("A table to fill in")}
    </a>
  );
  return (
    <>
      <p className="admin-hint">
        {t(
          "The first row names the columns, in any order. Those with a star have to be there. A row that names a record which is already in the admin panel changes it; an empty cell changes nothing.",
        )}
      </p>
      <p className="admin-hint">{splitText(t("{link} has these columns."), { link })}</p>
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
