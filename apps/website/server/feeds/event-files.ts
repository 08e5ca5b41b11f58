import {
  eventFileAddress,
  type FeedEntry,
  feedAddress,
  feedId,
  feeds,
} from "../../app/for-server.ts";
import { writeCalendar } from "./calendar-file.ts";
import { aYearBefore, entriesOf, inCalendar } from "./feed-entries.ts";
import type { FeedsOptions } from "./feeds.ts";
import type { Revision } from "./revisions.ts";

type Events = {
  version: string;
  day: string;
  entries: FeedEntry[];
  revisions: ReadonlyMap<string, Revision>;
};

/**
 * Writes the calendar file of one event; "" when there is no such event, `undefined` while the events are not known.
 * The events and their revisions are worked out once for each version of the list and each day.
 */
export function createEventFiles({ content, clock, origin, revisions }: FeedsOptions) {
  let known: Events | undefined;

  async function currentEvents(): Promise<Events | undefined> {
    const day = clock.today();
    const version = await content.currentVersion(feeds.events.answer);
    if (known?.version === version && known.day === day) return known;
    const entries = await entriesOf(feeds.events, content);
    if (!entries) return undefined;
    const inFeed = inCalendar(entries, aYearBefore(day));
    const { present } = revisions.compare(feedAddress("events", "ics"), inFeed);
    known = { version, day, entries, revisions: present };
    return known;
  }

  return async (school: string, id: string): Promise<string | undefined> => {
    const events = await currentEvents();
    const entry = events?.entries.find(
      (event) => event.id === feedId("event", id) && event.day !== "",
    );
    if (!events || !entry) return events && "";
    const started = { digest: "", day: entry.day, sequence: 0, seen: `${entry.day}T00:00:00Z` };
    return writeCalendar({
      school,
      title: entry.title,
      origin,
      address: eventFileAddress(id),
      entries: [entry],
      // The number of changes that it has in the calendar of all events.
      present: new Map([[entry.id, events.revisions.get(entry.id) ?? started]]),
      gone: new Map(),
    });
  };
}
