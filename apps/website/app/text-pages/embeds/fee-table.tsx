import {
  type ClassFees,
  type Fee,
  findCurrentSession,
  groupByClass,
} from "@manor/content-api/fees";
import { Fragment } from "react";
import { useToday } from "../../dates/today.ts";
import { useSchool } from "../../school/use-school.ts";
import { Table } from "../../ui/table/table.tsx";

/** The fees of the current session: a table with totals for each class; nothing until a school enters them. */
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
            rows={toRows(group)}
          />
        </Fragment>
      ))}
    </>
  );
}

const dueTexts = { once: "Once, on admission", yearly: "Every year", monthly: "Every month" };

const toRows = ({ fees, perYear, firstYear }: ClassFees) => [
  ...fees.map(({ head, due, amount }: Fee) => ({
    name: head,
    cells: [dueTexts[due], formatRupees(amount)],
  })),
  {
    name: "Total, first year",
    cells: ["With fees due once", <b key="first">{formatRupees(firstYear)}</b>],
  },
  {
    name: "Total, each later year",
    cells: ["Without fees due once", <b key="later">{formatRupees(perYear)}</b>],
  },
];

/** `Rs. 1,25,000` */
const formatRupees = (amount: number): string => `Rs. ${amount.toLocaleString("en-IN")}`;
