import { findCurrentSession, groupByClass } from "@manor/content-api/fees";
import { Fragment } from "react";
import { formatRupees, toFeeRows } from "../../../model/school/fee-rows.ts";
import { useToday } from "../../dates/today.ts";
import { RichText } from "../../language/rich-text.tsx";
import { useText } from "../../language/use-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { Table } from "../../ui/table/table.tsx";

export function FeeTable() {
  const t = useText();
  const session = findCurrentSession(useSchool().fees.sessions, useToday());
  if (!session) return null;
  const groups = groupByClass(session);
  return (
    <>
      <h2 id="fees">
        <RichText phrase="School fees {session}" values={{ session: session.name }} />
      </h2>
      {groups.length > 1 && (
        <ul>
          {groups.map(({ classes, perYear }, index) => (
            <li key={classes}>
              <RichText
                phrase="{classes}: {amount} a year"
                values={{
                  classes: <a href={`#fees-${index + 1}`}>{classes}</a>,
                  amount: formatRupees(perYear, t),
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {groups.map((group, index) => (
        <Fragment key={group.classes}>
          <h3 id={`fees-${index + 1}`}>{group.classes}</h3>
          <Table
            caption={t("Fees for {classes}, {session}", {
              classes: group.classes,
              session: session.name,
            })}
            columns={[t("Fee"), t("Due"), t("Amount")]}
            rows={toFeeRows(group, t).map(({ name, due, amount, isTotal }) => ({
              name,
              cells: [due, isTotal ? <b key="total">{amount}</b> : amount],
            }))}
          />
        </Fragment>
      ))}
    </>
  );
}
