import type { slogans } from "../../school/facts.ts";
import { BannerPicture } from "./banner-picture.tsx";

type BannerSlideProps = {
  slogan: (typeof slogans)[number];
  /** From 1. */
  position: number;
  count: number;
  /** Out of sight, so also out of the reading order. */
  isHidden: boolean;
  /** Its picture may be fetched; without a script all may. */
  hasPicture: boolean;
};

const romans = ["I", "II", "III", "IV"];

export function BannerSlide({ slogan, position, count, isHidden, hasPicture }: BannerSlideProps) {
  const isFirst = position === 1;
  const Slogan = isFirst ? "h1" : "p";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
    <div
      className={
        hasPicture
          ? "carousel__slide banner__slide"
          : "carousel__slide banner__slide banner__slide--later"
      }
      role="group"
      aria-roledescription="slide"
      aria-label={`${position} of ${count}`}
      inert={isHidden}
    >
      <BannerPicture name={slogan.picture} isFirst={isFirst} />
      <div className="banner__words wrap">
        <Slogan className="banner__slogan">
          {slogan.lines[0]} <em className="banner__second-line">{slogan.lines[1]}</em>
        </Slogan>
        <p className="plate banner__plate">
          <span className="plate__number">Plate {romans[position - 1]}</span>
          {slogan.caption}
        </p>
      </div>
    </div>
  );
}
