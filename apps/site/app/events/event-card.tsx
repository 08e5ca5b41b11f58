import type { Event } from "@manor/contract";
import { type Day, dottedDay } from "../dates/day.ts";
import { Attachments } from "../lists/attachments.tsx";
import { recordAddress } from "../lists/record-address.ts";
import { timeLabel } from "../lists/time-label.ts";
import { schoolPicture } from "../school/pictures.ts";
import { Card } from "../ui/card/card.tsx";
import { ContentText } from "../ui/content-text/content-text.tsx";

type EventCardProps = { event: Event; today: Day; isFirst: boolean };

export function EventCard({ event, today, isFirst }: EventCardProps) {
  const { title, date, venue, time, description, images, attachments } = event;
  return (
    <Card
      picture={images[0] ?? ""}
      fallbackPicture={schoolPicture}
      day={date}
      title={title}
      href={recordAddress("event", event)}
      meta={
        <>
          <span className="label">{timeLabel(date, today, "Event")}</span>
          {date && <time dateTime={date}>{dottedDay(date)}</time>}
          {venue && (
            <span>
              <ContentText>{venue}</ContentText>
            </span>
          )}
          {time && <span>{time}</span>}
        </>
      }
      text={description}
      heading="h2"
      priority={isFirst}
    >
      {attachments.length > 0 && <Attachments files={attachments} />}
    </Card>
  );
}
