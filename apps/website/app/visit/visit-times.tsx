import { getWeekday, longDay } from "../../model/dates/day.ts";
import { groupByDay, toClockTime, type VisitTime } from "../../model/visits/open-times.ts";
import { ChoiceField } from "../ui/form/form-field.tsx";

type VisitTimesProps = {
  /** The name of the form. */
  form: string;
  label: string;
  times: readonly VisitTime[];
  chosen: string;
  error: string | undefined;
};

/** Radio buttons below their day, in one group because they are one choice. */
export function VisitTimes({ form, label, times, chosen, error }: VisitTimesProps) {
  return (
    <ChoiceField form={form} name="time" label={label} error={error}>
      {times.length === 0 && <p id={`${form}-time`}>No day for visits is open.</p>}
      {groupByDay(times).map(({ day, times: ofDay }) => (
        <div key={day}>
          <p className="visit-day__name">{toDayName(day)}</p>
          <div className="visit-day__times">
            {ofDay.map((time) => (
              <label className="visit-time" key={time._id}>
                <input
                  className="visit-time__input"
                  id={time === times[0] ? `${form}-time` : undefined}
                  type="radio"
                  name="time"
                  value={time._id}
                  defaultChecked={time._id === chosen}
                  required
                />
                <span className="visit-time__words">
                  <span className="visually-hidden">{toDayName(day)},</span>{" "}
                  <strong className="visit-time__name figures">{toClockTime(time.time)}</strong>{" "}
                  <span>{time.kind}</span>{" "}
                  <span className="visit-time__details">{listDetails(time)}</span>{" "}
                  {time.isFull && (
                    <strong className="visit-time__details">Full: waiting list</strong>
                  )}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </ChoiceField>
  );
}

/** `Saturday, 5 December 2026` */
export const toDayName = (day: string): string => `${getWeekday(day)}, ${longDay(day)}`;

export const visitLanguages = { en: "English", hi: "Hindi" };

const listDetails = ({ classes, language }: VisitTime): string =>
  [classes && `Classes ${classes}`, `In ${visitLanguages[language]}`].filter(Boolean).join(" · ");
