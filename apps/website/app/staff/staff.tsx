import { type StaffMember, sortByRole, staffRoles } from "@manor/content-api/staff";
import { data } from "react-router";
import { getYear } from "../../model/dates/day.ts";
import { findPage } from "../../model/pages/find-page.ts";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { Portrait } from "../ui/portrait/portrait.tsx";
import type { Route } from "./+types/staff";

export function loader(args: Route.LoaderArgs) {
  if (!findPage(getSite(args).school, "/staff")) throw data(null, { status: 404 });
  return null;
}

export default function Staff() {
  const t = useText();
  const groups = Map.groupBy(sortByRole(useSchool().staff.list), ({ role }) => role);
  return (
    <>
      <PageHead {...usePage("staff")} />
      <div className="staff wrap">
        {Array.from(groups, ([role, members]) => (
          <section key={role} aria-labelledby={role}>
            <h2 id={role}>{t(staffRoles[role])}</h2>
            <ul className="staff__list">
              {members.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Member({ member: { name, qualification, subjects, joined, photo } }: MemberProps) {
  const t = useText();
  return (
    <li className="staff__member">
      <Portrait picture={photo} name={name} />
      <div>
        <h3>
          <ContentText>{name}</ContentText>
        </h3>
        {[qualification, subjects, joined && t("Since {year}", { year: getYear(joined) ?? "" })]
          .filter(Boolean)
          .map((line) => (
            <p key={line}>
              <ContentText>{line}</ContentText>
            </p>
          ))}
      </div>
    </li>
  );
}

type MemberProps = { member: StaffMember };
