import type { Payload } from "payload";
import { countTaken, dayOfTime } from "../../content-api/visit-times.ts";
import { countRecords, findAll } from "../../database/find-records.ts";
import { formatLongDate, toTimestamp } from "../../fields/dates.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { addToMonth, toSpan } from "./visit-days.ts";

type Props = { payload: Payload; language: string; month: string };

/** The visit times of a month, with the places that are taken. */
export async function MonthView({ payload, language, month }: Props) {
  const t = createTranslator(language);
  const [from, to] = toSpan(month);
  const day = { greater_than_equal: toTimestamp(from), less_than: toTimestamp(to) };
  const times = await findAll(payload, "visit-times", { where: { day }, sort: "day,time,id" });
  const taken = await countTaken(
    payload,
    times.map(({ id }) => id),
  );
  const waiting = await Promise.all(
    times.map(({ id }) =>
      countRecords(payload, "visit-bookings", {
        time: { equals: id },
        state: { in: ["waiting", "unconfirmedWaiting"] },
      }),
    ),
  );
  return (
    <>
      <h1>{t("Visits in {month}", { month: formatMonth(month, language) })}</h1>
      <nav className="admin-visits__months" aria-label={t("Months")}>
        <a href={`/admin/visits?month=${addToMonth(month, -1)}`}>{t("Previous month")}</a>
        <a href={`/admin/visits?month=${addToMonth(month, 1)}`}>{t("Next month")}</a>
        <a href="/admin/collections/visit-times/create">{t("Add a visit time")}</a>
        <a href="/admin/collections/visit-bookings">{t("Bookings of visits")}</a>
      </nav>
      {times.length === 0 && <p>{t("This month has no visit times.")}</p>}
      {times.length > 0 && (
        <table className="admin-visits__table">
          <thead>
            <tr>
              {(["Day", "Time", "Kind of visit", "Places", "Waiting"] as const).map((title) => (
                <th key={title} scope="col">
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time, index) => (
              <tr key={time.id}>
                <th scope="row" data-label={t("Day")}>
                  <a href={`/admin/visits?day=${dayOfTime(time)}`}>
                    {formatLongDate(dayOfTime(time), language)}
                  </a>
                </th>
                <td data-label={t("Time")}>
                  <a href={`/admin/collections/visit-times/${time.id}`}>{time.time}</a>
                </td>
                <td data-label={t("Kind of visit")}>{time.kind}</td>
                <td data-label={t("Places")}>
                  {time.isCancelled
                    ? t("Cancelled")
                    : t("{taken} of {places} taken", {
                        taken: taken(time.id),
                        places: time.places,
                      })}
                </td>
                <td data-label={t("Waiting")}>{waiting[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const formatMonth = (month: string, language: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(language === "hi" ? "hi-IN" : "en-GB", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
