import type { News } from "@manor/content-api";
import type { ReactNode } from "react";
import { type Day, dottedDay } from "../../model/dates/day.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { useText } from "../language/use-text.ts";
import { AttachmentLinks } from "../ui/attachment-links/attachment-links.tsx";
import { Card } from "../ui/card/card.tsx";

type RecordCardProps = {
  record: Pick<News, "title" | "description" | "images" | "attachments">;
  kind: string;
  day: Day;
  today: Day;
  href: string | undefined;
  isFirst: boolean;
  children?: ReactNode;
};

export function RecordCard({ record, kind, day, today, href, isFirst, children }: RecordCardProps) {
  const t = useText();
  const { title, description, images, attachments } = record;
  return (
    <Card
      picture={images[0] ?? ""}
      day={day}
      title={title}
      href={href}
      meta={
        <>
          <span className="label">{timeLabel(day, today, kind, t)}</span>
          {day && <time dateTime={day}>{dottedDay(day)}</time>}
          {children}
        </>
      }
      text={description}
      heading="h2"
      priority={isFirst}
    >
      {attachments.length > 0 && (
        <AttachmentLinks attachments={attachments} className="more-link" />
      )}
    </Card>
  );
}

function timeLabel(day: Day, today: Day, fallback: string, t: Translate): string {
  if (day === "") return fallback;
  if (day === today) return t("Today");
  return day > today ? t("Coming up") : fallback;
}

type CardGridProps = {
  /** The first card takes a whole row, with its picture next to its text. */
  startsLarge: boolean;
  children: ReactNode;
};

export function CardGrid({ startsLarge, children }: CardGridProps) {
  return <div className={startsLarge ? "cards cards--first-large" : "cards"}>{children}</div>;
}
