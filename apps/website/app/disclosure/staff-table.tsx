import { type StaffMember, sortByRole, staffRoles } from "@manor/content-api/staff";
import { longDay } from "../../model/dates/day.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { useText } from "../language/use-text.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Table } from "../ui/table/table.tsx";

const title = "Names and qualifications";

export function StaffTable({ staff }: { staff: readonly StaffMember[] }) {
  const t = useText();
  if (staff.length === 0) return null;
  return (
    <>
      <h3 id="staff-list">{t(title)}</h3>
      <Table
        caption={t(title)}
        columns={[t("Name"), t("Post"), t("Qualification"), t("Subjects"), t("Joined")]}
        rows={sortByRole(staff).map((member) => ({
          id: member.id,
          name: <ContentText>{member.name}</ContentText>,
          cells: toCells(member, t).map((cell) => (
            <ContentText key={cell}>{cell || "-"}</ContentText>
          )),
        }))}
      />
    </>
  );
}

const toCells = (
  { role, qualification, subjects, joined }: StaffMember,
  t: Translate,
): string[] => [t(staffRoles[role]), qualification, subjects, longDay(joined, t)];
