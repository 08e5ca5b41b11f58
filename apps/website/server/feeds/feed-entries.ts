import type { Feed, FeedEntry } from "../../app/for-server.ts";
import type { Content } from "../../content/content.ts";

const MOST_IN_CALENDAR = 2_000;

/** `undefined` when the CMS has never given a good answer: an empty calendar would say that all is off. */
export async function entriesOf(
  feed: Feed,
  content: Pick<Content, "list">,
): Promise<FeedEntry[] | undefined> {
  let isKnown = true;
  const entries = await feed.entries(async (name) => {
    const reading = await content.list(name);
    if (reading.state === "good") return reading.value;
    isKnown = false;
    return [];
  });
  return isKnown ? entries : undefined;
}

/** What a calendar shows: last year, this one and what is to come. */
export const inCalendar = (all: readonly FeedEntry[], start: string): FeedEntry[] =>
  all.filter(({ day }) => day >= start).slice(0, MOST_IN_CALENDAR);

export const aYearBefore = (today: string): string =>
  `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
