import { longDay } from "../../../model/dates/day.ts";
import { getPage, href } from "../../../model/pages/addresses.ts";
import { type CallWindow, callWindows } from "../../../model/school/call-timing.ts";
import { contactHrefs } from "../../../model/school/contact-hrefs.ts";
import { fillFacts } from "../../../model/school/fact-text.ts";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { useSchool } from "../../school/use-school.ts";
import { getSite } from "../../site-context.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { Link } from "../../ui/link/link.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import type { Route } from "./+types/today-page";
import { type Today, toToday } from "./today.ts";
import { toUpcoming, type UpcomingEntry } from "./upcoming.ts";

export async function loader(args: Route.LoaderArgs) {
  const { reader, school, today: day, now } = getSite(args);
  const [menu, events] = await Promise.all([
    reader.listOrNone("weeklyMenu"),
    reader.listOrNone("allEvents"),
  ]);
  const today = toToday(school, day, now, menu, events);
  const open = today.call?.isOpen ? today.call.timing.classes : undefined;
  return { today, upcoming: toUpcoming(day, events), windows: callWindows(school, day), open };
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { identity } = useSchool();
  const { today, upcoming, windows, open } = loaderData;
  return (
    <>
      <PageHead {...getPage("today-page")} />
      <Enhancement is="classChoice" when="load" className="today-page wrap">
        <p className="today-page__day">
          <span className="today-page__school">{identity.name}: today at school</span>
          <time dateTime={today.day}>{`${today.weekday}, ${longDay(today.day)}`}</time>
        </p>
        <Meals meals={today.meals} />
        <Next upcoming={upcoming} />
        {windows.length > 0 && <Calls windows={windows} open={open} />}
        <Link className="more-link" href={href("offline")}>
          Use this page offline
        </Link>
      </Enhancement>
    </>
  );
}

function Meals({ meals }: Pick<Today, "meals">) {
  return (
    <section aria-labelledby="meals">
      <h2 className="label" id="meals">
        Meals
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
      {meals.length === 0 && <p className="today-page__row">No menu for today.</p>}
      <Link className="more-link" href={href("weekly-menu")}>
        Weekly Food Menu
      </Link>
    </section>
  );
}

function Next({ upcoming }: { upcoming: readonly UpcomingEntry[] }) {
  return (
    <section aria-labelledby="next">
      <h2 className="label" id="next">
        Coming up
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
      {upcoming.length === 0 && <p className="today-page__row">No upcoming events.</p>}
      <Link className="more-link" href="/#calendar">
        Academic calendar
      </Link>
    </section>
  );
}

function Calls({ windows, open }: { windows: readonly CallWindow[]; open: string | undefined }) {
  const school = useSchool();
  const { identity, callTimings } = school;
  return (
    <section aria-labelledby="calls">
      <h2 className="label" id="calls">
        Phone calls
      </h2>
      <div className="today-page__choice">
        <label className="field">
          <span className="field__label">{fillFacts(school, "My {child} is in")}</span>
          <select className="field__input" autoComplete="off" data-choice="">
            <option value="">Choose a class</option>
            {windows.flatMap(({ names }) =>
              names.map((name) => (
                <option key={name} value={name}>
                  Class {name}
                </option>
              )),
            )}
          </select>
        </label>
        <p role="status" data-output="">
          Your choice is saved only in this browser.
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
              {time}
              {classes === open && " (now)"}
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
