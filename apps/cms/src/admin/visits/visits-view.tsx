import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { mayPublish } from "../../access/access.ts";
import { today } from "../../today.ts";
import { DayView } from "./day-view.tsx";
import { MonthView } from "./month-view.tsx";
import { isCalendarDay } from "./visit-days.ts";

/** `/admin/visits?month=2026-12`, and `?day=2026-12-05` for the families of a day. */
export function VisitsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect("/admin/login?redirect=%2Fadmin%2Fvisits");
  if (req.user.mustChangePassword) redirect("/admin/account");
  if (!mayPublish({ req })) notFound();
  const { day, month } = searchParams ?? {};
  const { payload } = req;
  const { language } = req.i18n;
  const shownMonth = isCalendarDay(`${month}-01`) ? String(month) : today().slice(0, 7);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className="admin-visits">
          {isCalendarDay(day) ? (
            <DayView payload={payload} language={language} day={day} />
          ) : (
            <MonthView payload={payload} language={language} month={shownMonth} />
          )}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
