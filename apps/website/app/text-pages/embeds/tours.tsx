import type { School } from "@manor/content-api/school";
import { isInternal } from "../../../model/school/is-internal.ts";
import { pictureSource } from "../../../model/school/picture-source.ts";
import { resolveAddress } from "../../../model/school/resolve-address.ts";
import { useText } from "../../language/use-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";

export const Tours = () => <TourCards id="walk" cards={useSchool().tours.walks} />;

/** Cards of 360° views; without an address they have no link yet (R19). */
export const Views360 = () => <TourCards id="view" cards={useSchool().tours.views} />;

type TourCardsProps = { id: string; cards: School["tours"]["walks"] };

function TourCards({ id, cards }: TourCardsProps) {
  const school = useSchool();
  return (
    <ul className="tours">
      {cards.map(({ name, href, picture }, index) => (
        <TourCard
          key={name}
          name={name}
          href={resolveAddress(school, href)}
          picture={picture}
          noteId={`${id}-${index + 1}`}
        />
      ))}
    </ul>
  );
}

type TourCardProps = { name: string; href: string; picture: string; noteId: string };

function TourCard({ name, href, picture, noteId }: TourCardProps) {
  const t = useText();
  return (
    <li className="card">
      <div className="card__picture">
        <Picture
          src={pictureSource(picture)}
          alt=""
          sizes="(max-width: 640px) calc(50vw - 28px), (max-width: 1100px) 29vw, 280px"
          widths={[160, 320, 480, 640]}
          width={3}
          height={2}
        />
      </div>
      <h3 className="card__title tours__title">
        <TourLink name={name} href={href} noteId={noteId} />
      </h3>
      <p className="tours__note" id={noteId}>
        {t(getNote(href))}
      </p>
    </li>
  );
}

function getNote(href: string) {
  if (href === "") return "Coming soon";
  return isInternal(href) ? "On this site" : "Opens in a new tab";
}

function TourLink({ name, href, noteId }: Omit<TourCardProps, "picture">) {
  if (href === "")
    return (
      // biome-ignore lint/a11y/useValidAnchor: the address comes later; it must look like the other cards
      <a role="link" aria-disabled="true" aria-describedby={noteId}>
        {name}
      </a>
    );
  const newTab = isInternal(href) ? {} : { target: "_blank", rel: "noopener" };
  return (
    <Link href={href} {...newTab} aria-describedby={noteId}>
      {name}
    </Link>
  );
}
