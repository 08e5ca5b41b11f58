import type { Payload } from "payload";
import { findAll } from "../../database/find-records.ts";
import { formatLongDate, toTimestamp } from "../../fields/dates.ts";
import { splitLines } from "../../fields/validator.ts";
import { isHolding, live, type VisitState, visitStates } from "../../fields/visit-states.ts";
import { createTranslator, type Translator } from "../../i18n/translate.ts";
import type { VisitBooking, VisitTime } from "../../payload-types.ts";
import { CameBox, CancelDay, CancelFamily, PrintButton } from "./day-actions.tsx";
import { FamilyForm } from "./family-form.tsx";

type Props = { payload: Payload; language: string; day: string };

/** The families of a day by time: to tick who came, and to print. */
export async function DayView({ payload, language, day }: Props) {
  const t = createTranslator(language);
  const where = { day: { equals: toTimestamp(day) } };
  const times = await findAll(payload, "visit-times", { where, sort: "time,id" });
  const ids = times.map(({ id }) => id);
  const ofDay = { time: { in: ids }, state: { in: [...live] } };
  const bookings = await findAll(payload, "visit-bookings", { where: ofDay, sort: "name,id" });
  const { classes } = await payload.findGlobal({ slug: "visit-settings", depth: 0 });
  const date = formatLongDate(day, language);
  const open = times.filter(({ isCancelled }) => !isCancelled);
  return (
    <>
      <h1>{t("Visits on {day}", { day: date })}</h1>
      <p className="admin-visits__months">
        <a href={`/admin/visits?month=${day.slice(0, 7)}`}>{t("Visits by month")}</a>
      </p>
      {times.length === 0 && <p>{t("This day has no visit times.")}</p>}
      {times.map((time) => (
        <TimeSection
          key={time.id}
          time={time}
          bookings={bookings.filter((booking) => booking.time === time.id)}
          t={t}
        />
      ))}
      {open.length > 0 && (
        <div className="admin-visits__actions">
          <PrintButton />
          <FamilyForm
            times={open.map(({ id, time, kind }) => ({ id, label: `${time}, ${kind}` }))}
            classes={splitLines(classes)}
          />
          <CancelDay day={day} date={date} families={bookings.length} />
        </div>
      )}
    </>
  );
}

type Section = { time: VisitTime; bookings: VisitBooking[]; t: Translator };

function TimeSection({ time, bookings, t }: Section) {
  const taken = bookings.filter(({ state }) => isHolding(state)).length;
  const columns = ["Name", "Came", "People", "Class", "State", "Reference"] as const;
  return (
    <section>
      <h2>
        {time.time}, {time.kind}
      </h2>
      <p>
        {time.isCancelled
          ? t("Cancelled")
          : t("{taken} of {places} taken", { taken, places: time.places })}
      </p>
      {bookings.length > 0 && (
        <table className="admin-visits__table">
          <thead>
            <tr>
              {columns.map((title) => (
                <th key={title} scope="col">
                  {t(title)}
                </th>
              ))}
              <th scope="col" className="admin-visits__screen">
                {t("Cancel")}
              </th>
            </tr>
          </thead>
          <tbody>
            {bookings.map((booking) => (
              <Family key={booking.id} booking={booking} t={t} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Family({ booking, t }: { booking: VisitBooking; t: Translator }) {
  const { id, came, name, people, state, reference } = booking;
  return (
    <tr>
      <th scope="row" data-label={t("Name")}>
        {name}
      </th>
      <td data-label={t("Came")}>
        <CameBox booking={id} came={came === true} name={name} />
      </td>
      <td data-label={t("People")}>{people}</td>
      <td data-label={t("Class")}>{booking.class}</td>
      <td data-label={t("State")}>{t(visitStates[state satisfies VisitState].label)}</td>
      <td data-label={t("Reference")}>{reference}</td>
      <td data-label={t("Cancel")} className="admin-visits__screen">
        <CancelFamily booking={id} name={name} />
      </td>
    </tr>
  );
}
