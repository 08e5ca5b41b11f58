import { fillFacts } from "../../school/fact-text.ts";
import type { slogans } from "../../school/facts.ts";
import { useSchool } from "../../school/use-school.ts";
import { Slide } from "../../ui/carousel/slide.tsx";
import { BannerPicture } from "./banner-picture.tsx";

type BannerSlideProps = {
  slogan: (typeof slogans)[number];
  /** From 1. */
  position: number;
  count: number;
};

const romans = ["I", "II", "III", "IV"];

/** With a script, only the first has its picture at once (behaviours/rotator.ts). */
export function BannerSlide({ slogan, position, count }: BannerSlideProps) {
  const school = useSchool();
  const [first, second] = slogan.lines.map((line) => fillFacts(school, line));
  const isFirst = position === 1;
  const Slogan = isFirst ? "h1" : "p";
  return (
    <Slide
      className="carousel__slide banner__slide"
      position={position}
      count={count}
      data-later={isFirst ? undefined : ""}
    >
      <BannerPicture name={slogan.picture} isFirst={isFirst} />
      <div className="banner__words wrap">
        <Slogan className="banner__slogan">
          {first} <em className="banner__second-line">{second}</em>
        </Slogan>
        <p className="plate banner__plate">
          <span className="plate__number">Plate {romans[position - 1]}</span>
          {slogan.caption}
        </p>
      </div>
    </Slide>
  );
}
