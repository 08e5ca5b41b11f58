import { type StaffMember, sortByRole, staffRoles } from "@manor/content-api/staff";
import { longDay } from "../../model/dates/day.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Table } from "../ui/table/table.tsx";

const title = "Names and qualifications";

export function StaffTable({ staff }: { staff: readonly StaffMember[] }) {
  if (staff.length === 0) return null;
  return (
    <>
      <h3 id="staff-list">{title}</h3>
      <Table
        caption={title}
        columns={["Name", "Post", "Qualification", "Subjects", "Joined"]}
        rows={sortByRole(staff).map((member) => ({
          id: member.id,
          name: <ContentText>{member.name}</ContentText>,
          cells: toCells(member).map((cell) => <ContentText key={cell}>{cell || "-"}</ContentText>),
        }))}
      />
    </>
  );
}

const toCells = ({ role, qualification, subjects, joined }: StaffMember): string[] => [
  staffRoles[role],
  qualification,
  subjects,
  longDay(joined),
];
