import { imagePath } from "@manor/content-api/image-path";
import type { School } from "@manor/content-api/school";
import { fillFacts } from "../../../model/school/fact-text.ts";
import {
  findWidePicture,
  pictureSource,
  tallPictureSource,
} from "../../../model/school/picture-source.ts";
import { RichText } from "../../language/rich-text.tsx";
import { useSchool } from "../../school/use-school.ts";
import { Slide } from "../../ui/carousel/slide.tsx";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { roman } from "../../ui/roman.ts";
import { BannerFilm } from "./banner-film.tsx";

type BannerSlideProps = {
  slide: School["banner"]["slides"][number];
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
      {isFirst && <BannerFilm />}
      <div className="banner__words">
        <Slogan className="banner__slogan wrap">
          <ContentText>{first ?? ""}</ContentText>{" "}
          {second && (
            <em className="banner__second-line">
              <ContentText>{second}</ContentText>
            </em>
          )}
        </Slogan>
      </div>
      {slide.caption && (
        <p className="plate banner__plate wrap">
          <span className="plate__number">
            <RichText phrase="Plate {number}" values={{ number: roman(position) }} />
          </span>
          <ContentText>{slide.caption}</ContentText>
        </p>
      )}
    </Slide>
  );
}

const wide = [640, 960, 1280, 1600, 2000];
const tall = [320, 480, 640, 960];

/** An image, its portrait version on a phone, or a 21:9 one on a wide screen. Decorative: the slogan and the caption carry the content. */
function BannerPicture({ name, isFirst }: { name: string; isFirst: boolean }) {
  const path = imagePath(pictureSource(name));
  const widePicture = findWidePicture(name);
  return (
    <picture>
      <source
        media="(max-width: 640px)"
        srcSet={toSrcSet(imagePath(tallPictureSource(name)), tall)}
        sizes="100vw"
      />
      {widePicture && (
        <source
          media="(min-width: 1100px) and (min-aspect-ratio: 3/2)"
          srcSet={toSrcSet(imagePath(widePicture), wide)}
          sizes="100vw"
        />
      )}
      <img
        className="banner__picture"
        src={`${path}?w=1280`}
        srcSet={toSrcSet(path, wide)}
        sizes="100vw"
        alt=""
        width={2000}
        height={1333}
        decoding="async"
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
}

const toSrcSet = (path: string, widths: number[]) =>
  widths.map((width) => `${path}?w=${width} ${width}w`).join(", ");
