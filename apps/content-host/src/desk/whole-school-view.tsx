import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { firstEmail } from "../accounts/first-admin.ts";
import { readChoice } from "../first-run/choice.ts";
import { schoolAt } from "../schools/school-at.ts";
import { sayIn } from "../words/say.ts";
import { FirstRunChoice } from "./first-run-choice.tsx";
import { WholeSchoolForm } from "./whole-school-form.tsx";

/** The screen where administrators take the whole school out as a file, and put one in its place. */
export async function WholeSchoolView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect("/admin/login?redirect=%2Fadmin%2Fwhole-school");
  if (req.user.mustChangePassword) redirect("/admin/account");
  if (!isAdmin({ req })) redirect("/admin");
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter className="desk-import">
        <h1>{sayIn(req.i18n.language)("The whole school as a file")}</h1>
        <WholeSchoolForm />
        {(await readChoice(req.payload, (await schoolAt(req)) ?? 0)) === "sample" && (
          <FirstRunChoice asksEmail={req.user.email === firstEmail} />
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
