import type { News } from "@manor/content-api";
import type { Day } from "../dates/day.ts";
import { recordAddress } from "../lists/record-address.ts";
import { RecordCard } from "../lists/record-card.tsx";

type NewsCardProps = { item: News; today: Day; isFirst: boolean };

export function NewsCard({ item, ...others }: NewsCardProps) {
  return (
    <RecordCard
      record={item}
      kind="News"
      day={item.fromDate}
      href={recordAddress("news-item", item)}
      {...others}
    />
  );
}
