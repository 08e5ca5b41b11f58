import { getWeekday, longDay } from "../../model/dates/day.ts";
import { eventFileAddress } from "../../model/feeds/feed-addresses.ts";
import { eventList, findRecord } from "../../model/lists/list-records.ts";
import { href } from "../../model/pages/addresses.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { RecordPage, recordOr404 } from "../lists/record-page.tsx";
import { ShareLink } from "../share/share-link.tsx";
import { getSite } from "../site-context.ts";
import type { Route } from "./+types/event";

export async function loader(args: Route.LoaderArgs) {
  const reading = await getSite(args).reader.list("events");
  return recordOr404(reading, (events) => findRecord(events, eventList, args.params.id));
}

export default function EventPage({ loaderData: event }: Route.ComponentProps) {
  const t = useText();
  return (
    <RecordPage
      list={usePage("events")}
      all={t("All events")}
      record={event}
      facts={
        event && [
          { name: t("Date"), value: formatDay(event.date, t), day: event.date },
          { name: t("Time"), value: event.time },
          { name: t("Venue"), value: event.venue },
        ]
      }
      action={
        event?._id && (
          <>
            {event.date && (
              <a className="record__action" href={eventFileAddress(event._id)}>
                {t("Add to calendar")}
              </a>
            )}
            <ShareLink path={href("event", { id: event._id })} />
          </>
        )
      }
    />
  );
}

const formatDay = (day: string, t: Translate) => day && `${getWeekday(day, t)}, ${longDay(day, t)}`;
