import { href } from "../../../model/pages/addresses.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { Link } from "../../ui/link/link.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import type { Today } from "./today.ts";

/** The day at a glance. Only links to the birthdays: their names are never in the page's HTML (R40). */
export function TodayCard({ today, hasBirthdays }: { today: Today; hasBirthdays: boolean }) {
  const { day, date, weekday, month, meals, call, entries } = today;
  return (
    <aside className="today" aria-label="Today at school">
      <h2 className="label">
        <Link className="today__title" href={href("today-page")}>
          Today at school
        </Link>
      </h2>
      <time className="today__day" dateTime={day}>
        <span className="today__date">{date}</span>
        <span className="today__month">
          {weekday}
          <br />
          {month}
        </span>
      </time>
      <dl className="today__facts">
        <div className="today__fact">
          <dt>Meals</dt>
          <dd>
            {meals.map(({ name, dishes }) => (
              <span className="today__meal" key={name}>
                <span className="today__meal-name">{name}</span> <ContentText>{dishes}</ContentText>
              </span>
            ))}
            {meals.length === 0 && <Link href={href("weekly-menu")}>Weekly Food Menu</Link>}
          </dd>
        </div>
        {call && (
          <div className="today__fact">
            <dt>{call.isOpen ? "Phone calls now" : "Next phone calls"}</dt>
            <dd className="figures">
              <PageLink to="/PhoneCallTiming" className="">
                {call.timing.classes}
              </PageLink>
              , {call.timing.time}
            </dd>
          </div>
        )}
        <div className="today__fact">
          <dt>In the calendar</dt>
          {entries.map((title) => (
            <dd key={title}>
              <ContentText>{title}</ContentText>
            </dd>
          ))}
          {entries.length === 0 && <dd>No entries today.</dd>}
        </div>
        {hasBirthdays && (
          <div className="today__fact">
            <dt>Birthdays</dt>
            <dd>
              <a href="#birthdays">See today’s birthdays</a>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
