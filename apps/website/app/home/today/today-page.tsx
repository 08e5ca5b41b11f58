import { longDay } from "../../../model/dates/day.ts";
import { toTimeText } from "../../../model/dates/time-text.ts";
import { href } from "../../../model/pages/addresses.ts";
import { type CallWindow, callWindows } from "../../../model/school/call-timing.ts";
import { contactHrefs } from "../../../model/school/contact-hrefs.ts";
import { fillFacts } from "../../../model/school/fact-text.ts";
import { createTranslate } from "../../../model/texts/create-translate.ts";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { RichText } from "../../language/rich-text.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { usePage } from "../../language/use-page.ts";
import { useText } from "../../language/use-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { getSite } from "../../site-context.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { Link } from "../../ui/link/link.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import type { Route } from "./+types/today-page";
import { type Today, toToday } from "./today.ts";
import { toUpcoming, type UpcomingEntry } from "./upcoming.ts";

export async function loader(args: Route.LoaderArgs) {
  const { reader, school, today: day, now, language } = getSite(args);
  const t = createTranslate(language);
  const [menu, events] = await Promise.all([
    reader.listOrNone("weeklyMenu"),
    reader.listOrNone("allEvents"),
  ]);
  const today = toToday(school, day, now, menu, events, t);
  const open = today.call?.isOpen ? today.call.timing.classes : undefined;
  return { today, upcoming: toUpcoming(day, events, t), windows: callWindows(school, day), open };
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { identity } = useSchool();
  const { today, upcoming, windows, open } = loaderData;
  return (
    <>
      <PageHead {...usePage("today-page")} />
      <Enhancement is="classChoice" when="load" className="today-page wrap">
        <p className="today-page__day">
          <span className="today-page__school">
            <RichText phrase="{school}: today at school" values={{ school: identity.name }} />
          </span>
          <time dateTime={today.day}>{`${today.weekday}, ${longDay(today.day, t)}`}</time>
        </p>
        <Meals meals={today.meals} />
        <Next upcoming={upcoming} />
        {windows.length > 0 && <Calls windows={windows} open={open} />}
        <Link className="more-link" href={href("offline")}>
          {t("Use this page offline")}
        </Link>
      </Enhancement>
    </>
  );
}

function Meals({ meals }: Pick<Today, "meals">) {
  const t = useText();
  return (
    <section aria-labelledby="meals">
      <h2 className="label" id="meals">
        {t("Meals")}
      </h2>
      <dl>
        {meals.map(({ name, dishes }) => (
          <div className="today-page__row" key={name}>
            <dt>{name}</dt>
            <dd>
              <ContentText>{dishes}</ContentText>
            </dd>
          </div>
        ))}
      </dl>
      {meals.length === 0 && <p className="today-page__row">{t("No menu for today.")}</p>}
      <Link className="more-link" href={href("weekly-menu")}>
        {t("Weekly Food Menu")}
      </Link>
    </section>
  );
}

function Next({ upcoming }: { upcoming: readonly UpcomingEntry[] }) {
  const t = useText();
  return (
    <section aria-labelledby="next">
      <h2 className="label" id="next">
        {t("Coming up")}
      </h2>
      <ul>
        {upcoming.map(({ day, when, title, place, href: address }) => (
          <li className="today-page__row" key={`${day} ${title}`}>
            <time dateTime={day}>{when}</time>
            <Link href={address}>
              <ContentText>{title}</ContentText>
            </Link>
            {place && <ContentText>{place}</ContentText>}
          </li>
        ))}
      </ul>
      {upcoming.length === 0 && <p className="today-page__row">{t("No upcoming events.")}</p>}
      <Link className="more-link" href="/#calendar">
        {t("Academic calendar")}
      </Link>
    </section>
  );
}

function Calls({ windows, open }: { windows: readonly CallWindow[]; open: string | undefined }) {
  const { t, language } = useLanguage();
  const school = useSchool();
  const { identity, callTimings } = school;
  return (
    <section aria-labelledby="calls">
      <h2 className="label" id="calls">
        {t("Phone calls")}
      </h2>
      <div className="today-page__choice">
        <label className="field">
          <span className="field__label">{fillFacts(school, t("My {child} is in"))}</span>
          <select className="field__input" autoComplete="off" data-choice="">
            <option value="">{t("Choose a class")}</option>
            {windows.flatMap(({ names }) =>
              names.map((name) => (
                <option key={name} value={name}>
                  <RichText phrase="Class {name}" values={{ name }} />
                </option>
              )),
            )}
          </select>
        </label>
        <p role="status" data-output="">
          {t("Your choice is saved only in this browser.")}
        </p>
      </div>
      <dl>
        {windows.map(({ names, classes, time, from, to }) => (
          <div
            className="today-page__row"
            key={classes}
            data-names={names.join(" ")}
            data-from={from}
            data-to={to}
          >
            <dt>{classes}</dt>
            <dd className="figures">
              {toTimeText(time, language)}
              {classes === open && t(" (now)")}
            </dd>
          </div>
        ))}
      </dl>
      <p className="today-page__note">
        {fillFacts(school, callTimings.note)}{" "}
        <a className="figures" href={contactHrefs(identity).office}>
          {identity.phones.office}
        </a>
      </p>
    </section>
  );
}
