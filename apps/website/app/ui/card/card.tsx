import { type ReactNode, useId } from "react";
import { schoolPicture } from "../../../model/school/picture-source.ts";
import { ContentText } from "../content-text/content-text.tsx";
import { DateLeaf } from "../date-leaf/date-leaf.tsx";
import { Link } from "../link/link.tsx";
import { Picture } from "../picture/picture.tsx";

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
  sizes = "(max-width: 640px) 100vw, 40vw",
  priority = false,
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
