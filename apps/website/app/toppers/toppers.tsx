import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { Band } from "../ui/band/band.tsx";
import { Link } from "../ui/link/link.tsx";
import { TopperCarousels } from "./topper-carousels.tsx";
import type { TopperCarousel } from "./topper-view.ts";

type ToppersProps = {
  carousels: TopperCarousel[];
  day: string;
  hasPercent: boolean;
};

/** The toppers of this session. The browser replaces them for a visitor with credentials (entry.personalized.tsx). */
export function Toppers({ carousels, day, hasPercent }: ToppersProps) {
  const t = useText();
  return (
    <Band
      label={t("Toppers")}
      isHeading
      note={t("Session {session}", { session: carousels[0]?.session ?? "" })}
      link={
        <span className="topper-carousel-links">
          {carousels.map((carousel) => (
            <Link key={carousel.class} className="more-link" href={carousel.href}>
              <RichText phrase="All results, Class {name}" values={{ name: carousel.class }} />
            </Link>
          ))}
        </span>
      }
    >
      <div
        className="topper-carousel-pair reveal"
        data-toppers={day}
        data-percent={hasPercent ? "" : undefined}
      >
        <TopperCarousels carousels={carousels} hasPercent={hasPercent} />
      </div>
    </Band>
  );
}
