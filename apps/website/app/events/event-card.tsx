import type { Event } from "@manor/content-api";
import type { Day } from "../dates/day.ts";
import { recordAddress } from "../lists/record-address.ts";
import { RecordCard } from "../lists/record-card.tsx";
import { ContentText } from "../ui/content-text/content-text.tsx";

type EventCardProps = { event: Event; today: Day; isFirst: boolean };

export function EventCard({ event, ...others }: EventCardProps) {
  const { date, venue, time } = event;
  return (
    <RecordCard
      record={event}
      kind="Event"
      day={date}
      href={recordAddress("event", event)}
      {...others}
    >
      {venue && (
        <span>
          <ContentText>{venue}</ContentText>
        </span>
      )}
      {time && <span>{time}</span>}
    </RecordCard>
  );
}
