import type { News } from "@manor/contract";
import { type Day, dottedDay } from "../dates/day.ts";
import { Attachments } from "../lists/attachments.tsx";
import { recordAddress } from "../lists/record-address.ts";
import { timeLabel } from "../lists/time-label.ts";
import { schoolPicture } from "../school/pictures.ts";
import { Card } from "../ui/card/card.tsx";

type NewsCardProps = { item: News; today: Day; isFirst: boolean };

export function NewsCard({ item, today, isFirst }: NewsCardProps) {
  const { title, fromDate, description, images, attachments } = item;
  return (
    <Card
      picture={images[0] ?? ""}
      fallbackPicture={schoolPicture}
      day={fromDate}
      title={title}
      href={recordAddress("news-item", item)}
      meta={
        <>
          <span className="label">{timeLabel(fromDate, today, "News")}</span>
          {fromDate && <time dateTime={fromDate}>{dottedDay(fromDate)}</time>}
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
