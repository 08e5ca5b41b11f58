import type { ReactNode } from "react";
import { outside } from "../../school/outside.ts";
import { schoolCode } from "../../school/school-code.ts";
import { Picture } from "../../ui/picture/picture.tsx";

/** Eleven cards, each opening its walk in a new tab. */
export function Tours() {
  return (
    <ul className="tours">
      {outside.tours.map(({ name, href, picture }) => (
        <TourCard key={name} picture={picture} note="Opens in a new tab">
          <a href={href} target="_blank" rel="noopener" aria-describedby={noteOf(picture)}>
            {name}
          </a>
        </TourCard>
      ))}
    </ul>
  );
}

/** Seven cards that lead nowhere yet: links without an address, announced as coming soon (R19). */
export function Views360() {
  return (
    <ul className="tours">
      {outside.views360.map(({ name, picture }) => (
        <TourCard key={name} picture={picture} note="Coming soon">
          {/* biome-ignore lint/a11y/useValidAnchor: its address is still to come, and the school wants it to look like the others */}
          <a role="link" aria-disabled="true" aria-describedby={noteOf(picture)}>
            {name}
          </a>
        </TourCard>
      ))}
    </ul>
  );
}

/** Id of the note that says what a press on the card does; no two cards share a picture. */
const noteOf = (picture: string) => `note-${picture}`;

type TourCardProps = { picture: string; note: string; children: ReactNode };

function TourCard({ picture, note, children }: TourCardProps) {
  return (
    <li className="card">
      <div className="card__picture">
        <Picture
          of={`${schoolCode}/${picture}`}
          alt=""
          sizes="(max-width: 640px) 50vw, (max-width: 1100px) 22vw, 280px"
          widths={[160, 320, 480, 640]}
          width={3}
          height={2}
        />
      </div>
      <h3 className="card__title tours__title">{children}</h3>
      <p className="tours__note" id={noteOf(picture)}>
        {note}
      </p>
    </li>
  );
}
