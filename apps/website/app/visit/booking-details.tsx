import type { Booking } from "@manor/content-api";
import { toTimeText } from "../../model/dates/time-text.ts";
import type { Phrase } from "../../model/texts/hindi.ts";
import { toClockTime } from "../../model/visits/open-times.ts";
import { useLanguage } from "../language/use-language.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { toDayName, visitLanguages } from "./visit-times.tsx";

/** Day, time and people of a booking. Without names. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { t, language } = useLanguage();
  const { time, people, reference } = booking;
  const rows: [Phrase, string][] = [
    ["Day", toDayName(time.day, t)],
    ["Time", toTimeText(toClockTime(time.time), language)],
    [
      "Visit",
      t("{kind}, in {language}", { kind: time.kind, language: t(visitLanguages[time.language]) }),
    ],
    ["People", String(people)],
    ["Class", booking.class],
    ["Reference", reference],
  ];
  return (
    <dl className="booking__list">
      {rows.map(([name, value]) => (
        <div className="booking__row" key={name}>
          <dt className="label">{t(name)}</dt>
          <dd className="figures">
            <ContentText>{value}</ContentText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
