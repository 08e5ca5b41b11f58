import { findSitePicture, pictureSource } from "../../model/school/picture-source.ts";
import { Picture } from "../ui/picture/picture.tsx";
import { roman } from "../ui/roman.ts";

type TextPlateProps = {
  picture: string;
  number: number;
  /** The caption of an editor's picture; the site's own pictures have theirs. */
  caption: string;
};

export function TextPlate({ picture, number, caption }: TextPlateProps) {
  const ownPicture = findSitePicture(picture);
  const { width, height } = ownPicture ?? { width: 21, height: 9 };
  const captionText = caption || ownPicture?.caption;
  return (
    <figure className="text-plate wrap">
      <Picture
        src={pictureSource(picture)}
        alt={ownPicture?.alt ?? ""}
        sizes="(min-width: 1312px) 1200px, 100vw"
        widths={[480, 960, 1280, 2000]}
        width={width}
        height={height}
        priority
      />
      {captionText && (
        <figcaption className="plate">
          <span className="plate__number">Plate {roman(number)}</span>
          {captionText}
        </figcaption>
      )}
    </figure>
  );
}
