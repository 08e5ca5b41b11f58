import { isCurrent } from "@manor/content-api/is-current";
import { href } from "../../model/pages/addresses.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import { eventPreviews, photoPreviews } from "../albums/album-previews.ts";
import { Albums } from "../albums/albums.tsx";
import { Ticker } from "../announcements/ticker.tsx";
import Birthdays from "../birthdays/birthdays.tsx";
import { Calendar } from "../calendar/calendar.tsx";
import { toCalendarMonth } from "../calendar/to-calendar-month.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { Island } from "../islands/island.tsx";
import { useText } from "../language/use-text.ts";
import { MilestoneTabs } from "../milestones/milestone-tabs.tsx";
import { toNoticeViews } from "../notices/notice-views.ts";
import { NoticesPlace } from "../notices/notices-place.tsx";
import { PlainNotices } from "../notices/plain-notices.tsx";
import { loadPrincipal } from "../principal/load-principal.ts";
import { Principal } from "../principal/principal.tsx";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { toTopperCarousels } from "../toppers/topper-view.ts";
import { Toppers } from "../toppers/toppers.tsx";
import { Band } from "../ui/band/band.tsx";
import { RoundButton } from "../ui/button/round-button.tsx";
import { STAY_TUNED } from "../ui/empty-state/empty-state.tsx";
import { Link } from "../ui/link/link.tsx";
import { Voices } from "../voices/voices.tsx";
import type { Route } from "./+types/home";
import { Banner } from "./banner/banner.tsx";
import { Counters } from "./counters/counters.tsx";
import { Day } from "./day/day.tsx";
import { Invitation } from "./invitation/invitation.tsx";
import { Journey } from "./journey/journey.tsx";
import { Latest } from "./latest/latest.tsx";
import { readLatestTab, toLatest } from "./latest/latest-records.ts";
import { Opening } from "./opening/opening.tsx";
import { Tiles } from "./tiles/tiles.tsx";
import { toToday } from "./today/today.ts";

/** The content of each block. A failed call shows the placeholder in its own block only (R56). */
export async function loader(args: Route.LoaderArgs) {
  const { reader, school, today, now, language } = getSite(args);
  const t = createTranslate(language);
  const query = new URL(args.request.url).searchParams;
  const [
    announcements,
    principal,
    news,
    allNews,
    events,
    allEvents,
    menu,
    toppers,
    albums,
    notifications,
    voices,
  ] = await Promise.all([
    reader.listOrNone("highlights"),
    loadPrincipal(reader, language),
    reader.listOrNone("news"),
    reader.listOrNone("allNews"),
    reader.listOrNone("events"),
    reader.listOrNone("allEvents"),
    reader.listOrNone("weeklyMenu"),
    reader.listOrNone("toppers"),
    reader.listOrNone("gallery"),
    reader.listOrNone("notifications"),
    reader.listOrNone("voices"),
  ]);
  return {
    announcements: announcements.filter((announcement) => isCurrent(announcement, today)),
    principal,
    voices,
    notices: toNoticeViews(notifications),
    today: toToday(school, today, now, menu, allEvents, t),
    latest: { ...toLatest(news, allNews.length, events), tab: readLatestTab(query.get("tab")) },
    month: toCalendarMonth(allEvents, query.get("month"), today, t),
    carousels: toTopperCarousels(toppers, today),
    photos: photoPreviews(albums),
    eventAlbums: eventPreviews(albums, query.get("albums")),
  };
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useText();
  const { settings } = useSchool();
  const hasBirthdays = settings.birthdays !== "off";
  return (
    <>
      <NoticesPlace notices={home.notices} />
      <Banner />
      {home.announcements.length > 0 && <Ticker announcements={home.announcements} />}
      <PlainNotices notices={home.notices} />
      <Opening today={home.today} hasBirthdays={hasBirthdays} />
      <Counters />
      <Day />
      <Tiles />
      <Principal principal={home.principal} />
      <Voices voices={home.voices} />
      <Band
        id="notice-board"
        tone="mist"
        label={t("Events & news")}
        note={t("Latest and upcoming")}
        link={
          <Link className="more-link" href={href("events")}>
            {t("VIEW All")}
          </Link>
        }
      >
        <Latest {...home.latest} />
      </Band>
      <Calendar month={home.month} />
      <MilestoneTabs />
      <Toppers
        carousels={home.carousels}
        day={home.today.day}
        hasPercent={settings.marksArePercentages}
      />
      <Albums photos={home.photos} events={home.eventAlbums} />
      {hasBirthdays && (
        <Band id="birthdays" label={t("Birthdays")} isHeading note={t("Many happy returns")}>
          <Island
            name="Birthdays"
            of={Birthdays}
            when="visible"
            props={{ today: home.today.day, empty: t(STAY_TUNED) }}
          />
        </Band>
      )}
      <Journey />
      <Invitation />
      <Enhancement is="scrollTop" when="load">
        <RoundButton icon="up" label={t("Scroll to top")} className="scroll-top" hidden />
      </Enhancement>
    </>
  );
}
