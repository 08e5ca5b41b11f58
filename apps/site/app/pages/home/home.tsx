import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Albums } from "../../blocks/albums/albums.tsx";
import { eventShelf, photoShelf, readShelfPage } from "../../blocks/albums/shown-albums.ts";
import { Banner } from "../../blocks/banner/banner.tsx";
import Birthdays from "../../blocks/birthdays/birthdays.tsx";
import { toCalendarMonth } from "../../blocks/calendar/calendar.ts";
import { Calendar } from "../../blocks/calendar/calendar.tsx";
import { Counters } from "../../blocks/counters/counters.tsx";
import { History } from "../../blocks/history/history.tsx";
import { Journey } from "../../blocks/journey/journey.tsx";
import { NoticeBoard } from "../../blocks/notice-board/notice-board.tsx";
import { toNotices } from "../../blocks/notice-board/notices.ts";
import { readBoardTab } from "../../blocks/notice-board/tabs.ts";
import { NoticesPlace } from "../../blocks/notices/notices-place.tsx";
import { toShownNotices } from "../../blocks/notices/shown-notices.ts";
import { Opening } from "../../blocks/opening/opening.tsx";
import { loadPrincipal } from "../../blocks/principal/load-principal.ts";
import { Principal } from "../../blocks/principal/principal.tsx";
import { ScrollTop } from "../../blocks/scroll-top/scroll-top.tsx";
import { Ticker } from "../../blocks/ticker/ticker.tsx";
import { Tiles } from "../../blocks/tiles/tiles.tsx";
import { toToday } from "../../blocks/today/today.ts";
import { toRolls } from "../../blocks/toppers/honours.ts";
import { Toppers } from "../../blocks/toppers/toppers.tsx";
import { Island } from "../../islands/island.tsx";
import { STAY_TUNED } from "../../rules/words.ts";
import { schoolPicture } from "../../school/pictures.ts";
import { settings } from "../../school/settings.ts";
import { siteOf } from "../../site-context.ts";
import { Band } from "../../ui/band.tsx";

/** Every block's own cut of the content. A call that fails leaves its block with its placeholder, no other (R56). */
export async function loader(args: LoaderFunctionArgs) {
  const { reader, today, now } = siteOf(args);
  const query = new URL(args.request.url).searchParams;
  const [highlights, principal, news, events, allEvents, menu, toppers, albums, notifications] =
    await Promise.all([
      reader.listOrNone("highlights"),
      loadPrincipal(reader),
      reader.listOrNone("news"),
      reader.listOrNone("events"),
      reader.listOrNone("allEvents"),
      reader.listOrNone("weeklyMenu"),
      reader.listOrNone("toppers"),
      reader.listOrNone("gallery"),
      reader.listOrNone("notifications"),
    ]);
  return {
    highlights,
    principal,
    popUp: toShownNotices(notifications),
    today: toToday(today, now, menu, allEvents),
    board: { notices: toNotices(news, events), tab: readBoardTab(query.get("tab")) },
    month: toCalendarMonth(allEvents, query.get("month"), today),
    rolls: toRolls(toppers, today),
    photos: photoShelf(albums),
    eventAlbums: eventShelf(albums, readShelfPage(query.get("albums"))),
  };
}

/** The home page: its blocks, one below the other. */
export default function Home() {
  const home = useLoaderData<typeof loader>();
  const hasBirthdays = settings.birthdays !== "off";
  return (
    <>
      <NoticesPlace notices={home.popUp} />
      <Banner />
      {home.highlights.length > 0 && <Ticker highlights={home.highlights} />}
      <Opening today={home.today} hasBirthdays={hasBirthdays} />
      <Counters />
      <Principal principal={home.principal} />
      <Band
        id="notice-board"
        tone="mist"
        label="Events & news"
        note="What has happened, and what is next"
        link={
          <a className="more-link" href="/Events">
            VIEW All
          </a>
        }
      >
        <NoticeBoard {...home.board} fallbackPicture={schoolPicture} />
      </Band>
      <Calendar month={home.month} />
      <History />
      <Toppers rolls={home.rolls} day={home.today.day} />
      <Albums photos={home.photos} events={home.eventAlbums} />
      {hasBirthdays && (
        <Band id="birthdays" label="Birthdays" isHeading note="Many happy returns">
          <Island
            name="Birthdays"
            of={Birthdays}
            when="visible"
            props={{ today: home.today.day, empty: STAY_TUNED }}
          />
        </Band>
      )}
      <Tiles />
      <Journey />
      <ScrollTop />
    </>
  );
}
