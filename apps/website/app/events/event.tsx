import { getPage, href } from "../addresses.ts";
import { getWeekday, longDay } from "../dates/day.ts";
import { eventFileAddress } from "../feeds/feed-addresses.ts";
import { recordOr404 } from "../lists/record-or-404.ts";
import { RecordPage } from "../lists/record-page.tsx";
import { findRecord } from "../lists/sorted-records.ts";
import { ShareLink } from "../share/share-link.tsx";
import { getSite } from "../site-context.ts";
import type { Route } from "./+types/event";
import { eventList } from "./event-list.ts";

export async function loader(args: Route.LoaderArgs) {
  const reading = await getSite(args).reader.list("events");
  return recordOr404(reading, (events) => findRecord(events, eventList, args.params.id));
}

export default function EventPage({ loaderData: event }: Route.ComponentProps) {
  return (
    <RecordPage
      list={getPage("events")}
      all="All events"
      record={event}
      facts={
        event && [
          { name: "Date", value: formatDay(event.date), day: event.date },
          { name: "Time", value: event.time },
          { name: "Venue", value: event.venue },
        ]
      }
      action={
        event?._id && (
          <>
            {event.date && (
              <a className="record__action" href={eventFileAddress(event._id)}>
                Add to calendar
              </a>
            )}
            <ShareLink path={href("event", { id: event._id })} />
          </>
        )
      }
    />
  );
}

const formatDay = (day: string) => day && `${getWeekday(day)}, ${longDay(day)}`;
