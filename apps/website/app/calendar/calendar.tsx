import { shortWeekdayNames, weekdayNames } from "../../model/dates/day.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { Subscribe } from "../lists/subscribe.tsx";
import { useSchool } from "../school/use-school.ts";
import { Band } from "../ui/band/band.tsx";
import { RoundButton } from "../ui/button/round-button.tsx";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import type { IconName } from "../ui/icon/icon.tsx";
import { Form } from "../ui/link/form.tsx";
import { Link } from "../ui/link/link.tsx";
import type { CalendarMonthView } from "./to-calendar-month.ts";

/** The buttons are small forms, so every month has an address and works without JavaScript. */
export function Calendar({ month }: { month: CalendarMonthView }) {
  const t = useText();
  const school = useSchool();
  return (
    <Band
      id="calendar"
      label={t("Academic calendar")}
      isHeading
      note={fillFacts(school, t("{academicYear}, in {terms}"))}
    >
      <Enhancement
        is="calendar"
        when="interaction"
        className="calendar reveal"
        aria-busy="false"
        data-replace=""
      >
        <div className="calendar__head">
          <h3 className="calendar__title" aria-live="polite" data-part="title">
            {month.title}
          </h3>
          <div className="calendar__buttons">
            <MonthButton label={t("Previous month")} icon="previous" month={month.previous} />
            <MonthButton label={t("Next month")} icon="next" month={month.next} />
          </div>
        </div>
        <div className="calendar__grid" data-update="calendar-grid">
          <MonthGrid month={month} />
        </div>
        <div className="calendar__entries" data-update="calendar-entries">
          <Entries month={month} />
          {month.following && <Following next={month.following} />}
        </div>
      </Enhancement>
      <Subscribe name="academic-calendar" />
    </Band>
  );
}

function MonthButton({ label, icon, month }: { label: string; icon: IconName; month: string }) {
  return (
    <Form action="/#calendar" aria-label={label}>
      <input type="hidden" name="month" value={month} />
      <RoundButton type="submit" icon={icon} label={label} />
    </Form>
  );
}

function MonthGrid({ month }: { month: CalendarMonthView }) {
  const t = useText();
  return (
    <table className="calendar__table">
      <caption className="visually-hidden">{month.title}</caption>
      <thead>
        <tr>
          {weekdayNames.map((name, column) => (
            <th key={name} scope="col" abbr={t(name)}>
              {t(shortWeekdayNames[column] ?? name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week.find(({ day }) => day)?.day}>
            {week.map(({ day, date, isToday, hasEntry }, column) => (
              <td
                key={weekdayNames[column]}
                className={hasEntry ? "calendar__day calendar__day--busy" : "calendar__day"}
                aria-current={isToday ? "date" : undefined}
              >
                {day && <span className="calendar__date">{date}</span>}
                {hasEntry && <span className="visually-hidden">{t(" (has entries)")}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entries({ month }: { month: CalendarMonthView }) {
  if (month.entries.length === 0) {
    return (
      <EmptyState hiddenText="">
        <p className="empty-state__text">
          <RichText phrase="No entries for {month}." values={{ month: month.title }} />
        </p>
      </EmptyState>
    );
  }
  return (
    <ol className="calendar__list">
      {month.entries.map(({ key, day, date, when, title, isToday }) => (
        <li key={key} className="calendar__entry" aria-current={isToday ? "date" : undefined}>
          <time className="calendar__number" dateTime={day}>
            {date}
          </time>
          <div>
            <h4 className="calendar__name">
              <ContentText>{title}</ContentText>
            </h4>
            <p className="calendar__when">
              <ContentText>{when}</ContentText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Following({ next }: { next: NonNullable<CalendarMonthView["following"]> }) {
  const t = useText();
  return (
    <div className="calendar__following">
      <p className="label">{t("What comes next")}</p>
      {next.isKnown ? (
        <div className="calendar__entry">
          <time className="calendar__number" dateTime={next.day}>
            {next.date}
          </time>
          <div>
            <h4 className="calendar__name">
              <Link href={`/?month=${next.month}#calendar`}>
                <ContentText>{next.title}</ContentText>
              </Link>
            </h4>
            <p className="calendar__when">{next.when}</p>
          </div>
        </div>
      ) : (
        <p>{t("No later dates yet.")}</p>
      )}
    </div>
  );
}
