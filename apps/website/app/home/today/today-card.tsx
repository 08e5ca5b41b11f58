import { toTimeText } from "../../../model/dates/time-text.ts";
import { href } from "../../../model/pages/addresses.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { Link } from "../../ui/link/link.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import type { Today } from "./today.ts";

/** The day at a glance. Only links to the birthdays: their names are never in the page's HTML (R40). */
export function TodayCard({ today, hasBirthdays }: { today: Today; hasBirthdays: boolean }) {
  const { t, language } = useLanguage();
  const { day, date, weekday, month, meals, call, entries } = today;
  return (
    <aside className="today" aria-label={t("Today at school")}>
      <h2 className="label">
        <Link className="today__title" href={href("today-page")}>
          {t("Today at school")}
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
          <dt>{t("Meals")}</dt>
          <dd>
            {meals.map(({ name, dishes }) => (
              <span className="today__meal" key={name}>
                <span className="today__meal-name">{name}</span> <ContentText>{dishes}</ContentText>
              </span>
            ))}
            {meals.length === 0 && <Link href={href("weekly-menu")}>{t("Weekly Food Menu")}</Link>}
          </dd>
        </div>
        {call && (
          <div className="today__fact">
            <dt>{call.isOpen ? t("Phone calls now") : t("Next phone calls")}</dt>
            <dd className="figures">
              <PageLink to="/PhoneCallTiming" className="">
                {call.timing.classes}
              </PageLink>
              , {toTimeText(call.timing.time, language)}
            </dd>
          </div>
        )}
        <div className="today__fact">
          <dt>{t("In the calendar")}</dt>
          {entries.map((title) => (
            <dd key={title}>
              <ContentText>{title}</ContentText>
            </dd>
          ))}
          {entries.length === 0 && <dd>{t("No entries today.")}</dd>}
        </div>
        {hasBirthdays && (
          <div className="today__fact">
            <dt>{t("Birthdays")}</dt>
            <dd>
              <a href="#birthdays">{t("See today’s birthdays")}</a>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
