import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { longDay, weekdayOf } from "../../rules/day.ts";
import { findRecord } from "../../rules/find-record.ts";
import { eventList } from "../../rules/list-kinds.ts";
import { siteOf } from "../../site-context.ts";
import { recordOr404 } from "../lists/record-or-404.ts";
import { RecordPage } from "../lists/record-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const reading = await siteOf(args).reader.list("events");
  return recordOr404(reading, (events) => findRecord(events, eventList, args.params.id ?? ""));
}

export default function EventPage() {
  const event = useLoaderData<typeof loader>();
  return (
    <RecordPage
      list={{ title: "Events", path: "/Events", all: "All events" }}
      record={event}
      facts={
        event && [
          { name: "Date", value: dateOf(event.date), day: event.date },
          { name: "Time", value: event.time },
          { name: "Venue", value: event.venue },
        ]
      }
    />
  );
}

const dateOf = (day: string) => day && `${weekdayOf(day)}, ${longDay(day)}`;
