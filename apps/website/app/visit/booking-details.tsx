import type { Booking } from "@manor/content-api";
import { toClockTime } from "../../model/visits/open-times.ts";
import { toDayName, visitLanguages } from "./visit-times.tsx";

/** Day, time and people of a booking. It names nobody. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { time, people, reference } = booking;
  const rows = [
    ["Day", toDayName(time.day)],
    ["Time", toClockTime(time.time)],
    ["Visit", `${time.kind}, in ${visitLanguages[time.language]}`],
    ["People", String(people)],
    ["Class", booking.class],
    ["Reference", reference],
  ] as const;
  return (
    <dl className="booking__list">
      {rows.map(([name, value]) => (
        <div className="booking__row" key={name}>
          <dt className="label">{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
