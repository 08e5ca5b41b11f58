import { getWeekday, longDay } from "../../model/dates/day.ts";
import { toTimeText } from "../../model/dates/time-text.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { groupByDay, toClockTime, type VisitTime } from "../../model/visits/open-times.ts";
import { useLanguage } from "../language/use-language.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
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
  const { t, language } = useLanguage();
  return (
    <ChoiceField form={form} name="time" label={label} error={error}>
      {times.length === 0 && <p id={`${form}-time`}>{t("No day for visits is open.")}</p>}
      {groupByDay(times).map(({ day, times: ofDay }) => (
        <div key={day}>
          <p className="visit-day__name">{toDayName(day, t)}</p>
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
                  <span className="visually-hidden">{toDayName(day, t)},</span>{" "}
                  <strong className="visit-time__name figures">
                    {toTimeText(toClockTime(time.time), language)}
                  </strong>{" "}
                  <span>
                    <ContentText>{time.kind}</ContentText>
                  </span>{" "}
                  <span className="visit-time__details">{listDetails(time, t)}</span>{" "}
                  {time.isFull && (
                    <strong className="visit-time__details">{t("Full: waiting list")}</strong>
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
export const toDayName = (day: string, t: Translate): string =>
  `${getWeekday(day, t)}, ${longDay(day, t)}`;

export const visitLanguages = { en: "English", hi: "Hindi" } as const;

const listDetails = ({ classes, language }: VisitTime, t: Translate): string =>
  [
    classes && t("Classes {classes}", { classes }),
    t("In {language}", { language: t(visitLanguages[language]) }),
  ]
    .filter(Boolean)
    .join(" · ");
