import { type StaffMember, sortByRole, staffRoles } from "@manor/content-api/staff";
import { longDay } from "../dates/day.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";

const columns = ["Name", "Post", "Qualification", "Subjects", "Joined"];

/** Names and qualifications of all staff, as part D of the form asks. */
export function StaffTable({ staff }: { staff: readonly StaffMember[] }) {
  if (staff.length === 0) return null;
  return (
    <>
      <h3 id="staff-list">Names and qualifications</h3>
      <table className="table disclosure__staff" aria-labelledby="staff-list">
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
          {sortByRole(staff).map((member) => (
            <tr key={member.id}>
              <th scope="row">
                <ContentText>{member.name}</ContentText>
              </th>
              {toCells(member).map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  <ContentText>{cell || "-"}</ContentText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const toCells = ({ role, qualification, subjects, joined }: StaffMember): string[] => [
  staffRoles[role],
  qualification,
  subjects,
  longDay(joined),
];
