import { findCurrentSession, groupByClass } from "@manor/content-api/fees";
import { Fragment } from "react";
import { formatRupees, toFeeRows } from "../../../model/school/fee-rows.ts";
import { useToday } from "../../dates/today.ts";
import { useSchool } from "../../school/use-school.ts";
import { Table } from "../../ui/table/table.tsx";

export function FeeTable() {
  const session = findCurrentSession(useSchool().fees.sessions, useToday());
  if (!session) return null;
  const groups = groupByClass(session);
  return (
    <>
      <h2 id="fees">School fees {session.name}</h2>
      {groups.length > 1 && (
        <ul>
          {groups.map(({ classes, perYear }, index) => (
            <li key={classes}>
              <a href={`#fees-${index + 1}`}>{classes}</a>: {formatRupees(perYear)} a year
            </li>
          ))}
        </ul>
      )}
      {groups.map((group, index) => (
        <Fragment key={group.classes}>
          <h3 id={`fees-${index + 1}`}>{group.classes}</h3>
          <Table
            caption={`Fees for ${group.classes}, ${session.name}`}
            columns={["Fee", "Due", "Amount"]}
            rows={toFeeRows(group).map(({ name, due, amount, isTotal }) => ({
              name,
              cells: [due, isTotal ? <b key="total">{amount}</b> : amount],
            }))}
          />
        </Fragment>
      ))}
    </>
  );
}
