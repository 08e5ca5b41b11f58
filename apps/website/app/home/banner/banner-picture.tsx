import { imagePath } from "@manor/content-api/image-path";
import { pictureSource, tallPictureSource } from "../../school/picture-source.ts";

const wide = [640, 960, 1280, 1600, 2000];
const tall = [320, 480, 640, 960];

/** A wide image, or its portrait version on a phone. Decorative: the slogan and the caption carry the content. */
export function BannerPicture({ name, isFirst }: { name: string; isFirst: boolean }) {
  const path = imagePath(pictureSource(name));
  return (
    <picture>
      <source
        media="(max-width: 640px)"
        srcSet={toSrcSet(imagePath(tallPictureSource(name)), tall)}
        sizes="100vw"
      />
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
