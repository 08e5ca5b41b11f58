import { type ReactNode, useId } from "react";
import {
  type Day,
  dayOfMonth,
  getMonth,
  getYear,
  shortMonthName,
} from "../../../model/dates/day.ts";
import { schoolPicture } from "../../../model/pictures.ts";
import { useText } from "../../language/use-text.ts";
import { ContentText } from "../content-text/content-text.tsx";
import { Link } from "../link/link.tsx";
import { Picture } from "../picture/picture.tsx";
import { cardSizes } from "./card-sizes.ts";

type CardProps = {
  /** Identifier of the picture; blank shows the school. */
  picture: string;
  /** `YYYY-MM-DD` for the calendar leaf on the picture, or "". */
  day: string;
  title: string;
  href?: string;
  meta?: ReactNode;
  text?: string;
  children?: ReactNode;
  heading?: "h2" | "h3";
  sizes?: string;
  priority?: boolean;
};

export function Card({
  picture,
  day,
  title,
  href,
  meta,
  text,
  children,
  heading: Heading = "h3",
  priority = false,
  sizes = cardSizes(priority),
}: CardProps) {
  const titleText = <ContentText>{title}</ContentText>;
  const titleId = useId();
  return (
    <article className="card" aria-labelledby={titleId}>
      <div className="card__picture">
        <Picture
          src={picture || schoolPicture}
          alt=""
          sizes={sizes}
          width={3}
          height={2}
          widths={[320, 480, 640, 960, 1280]}
          priority={priority}
        />
        <DateLeaf day={day} />
      </div>
      {meta && <p className="card__meta">{meta}</p>}
      <Heading className="card__title" id={titleId}>
        {href ? <Link href={href}>{titleText}</Link> : titleText}
      </Heading>
      {text && (
        <p className="card__text">
          <ContentText>{text}</ContentText>
        </p>
      )}
      {children && <div className="card__links">{children}</div>}
    </article>
  );
}

/** The date as a torn-off calendar leaf. Decorative: the date is also in the text next to it (R30). */
function DateLeaf({ day }: { day: Day }) {
  const t = useText();
  const month = getMonth(day);
  if (!month) return null;
  return (
    <span className="date-leaf" aria-hidden="true">
      <b className="date-leaf__day">{dayOfMonth(day)}</b>
      <span className="date-leaf__month">
        {shortMonthName(month, t)} {getYear(day)}
      </span>
    </span>
  );
}
