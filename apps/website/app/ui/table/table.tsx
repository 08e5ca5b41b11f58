import type { ReactNode } from "react";
import { ContentText } from "../content-text/content-text.tsx";

type TableProps = {
  caption: string;
  columns: readonly [string, ...string[]];
  /** `id` distinguishes rows whose names are equal or not plain text. */
  rows: readonly { id?: string; name: ReactNode; cells: readonly ReactNode[] }[];
};

/** A data table. On a phone each row is a small list, every value under its label. */
export function Table({ caption, columns, rows }: TableProps) {
  const [, ...labels] = columns;
  return (
    <table className="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id ?? String(name)}>
            <th scope="row">{markScript(name)}</th>
            {labels.map((label, index) => (
              <td key={label} className="figures" data-label={label}>
                {markScript(cells[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const markScript = (value: ReactNode): ReactNode =>
  typeof value === "string" ? <ContentText>{value}</ContentText> : value;
