import { fillFacts } from "../../school/fact-text.ts";
import type { School } from "../../school/school.ts";
import { useSchool } from "../../school/use-school.ts";
import { Slide } from "../../ui/carousel/slide.tsx";
import { roman } from "../../ui/roman.ts";
import { BannerPicture } from "./banner-picture.tsx";

type BannerSlideProps = {
  slide: School["banner"]["slides"][number];
  /** From 1. */
  position: number;
  count: number;
};

/** With JavaScript, only the first slide loads its image at once (enhancements/rotator.ts). */
export function BannerSlide({ slide, position, count }: BannerSlideProps) {
  const school = useSchool();
  const [first, second] = [slide.firstLine, slide.secondLine].map((line) =>
    fillFacts(school, line),
  );
  const isFirst = position === 1;
  const Slogan = isFirst ? "h1" : "p";
  return (
    <Slide
      className="carousel__slide banner__slide"
      position={position}
      count={count}
      data-deferred={isFirst ? undefined : ""}
    >
      <BannerPicture name={slide.picture} isFirst={isFirst} />
      <div className="banner__words wrap">
        <Slogan className="banner__slogan">
          {first} {second && <em className="banner__second-line">{second}</em>}
        </Slogan>
        {slide.caption && (
          <p className="plate banner__plate">
            <span className="plate__number">Plate {roman(position)}</span>
            {slide.caption}
          </p>
        )}
      </div>
    </Slide>
  );
}
