import type { AdminViewServerProps } from "payload";
import { mayPublish } from "../../access/access.ts";
import { today } from "../../today.ts";
import { AdminPage, requireUser } from "../admin-page.tsx";
import { DayView } from "./day-view.tsx";
import { MonthView } from "./month-view.tsx";
import { isCalendarDay } from "./visit-days.ts";

/** `/admin/visits?month=2026-12`, and `?day=2026-12-05` for the families of a day. */
export function VisitsView(view: AdminViewServerProps) {
  requireUser(view, "/visits", mayPublish);
  const { searchParams, initPageResult } = view;
  const { req } = initPageResult;
  const { day, month } = searchParams ?? {};
  const { payload } = req;
  const { language } = req.i18n;
  const shownMonth = isCalendarDay(`${month}-01`) ? String(month) : today().slice(0, 7);
  return (
    <AdminPage view={view} className="admin-visits">
      {isCalendarDay(day) ? (
        <DayView payload={payload} language={language} day={day} />
      ) : (
        <MonthView payload={payload} language={language} month={shownMonth} />
      )}
    </AdminPage>
  );
}
