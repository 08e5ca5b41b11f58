import { catalogue } from "@manor/pictures/catalogue";
import { schoolCode } from "../../school/school-code.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { roman } from "../../ui/roman.ts";

type TextPlateProps = { picture: string; number: number };

/** The picture across the head of a text page, with its plate number and caption. */
export function TextPlate({ picture, number }: TextPlateProps) {
  const master = catalogue.find((entry) => entry.name === picture);
  if (!master) throw new PlateNotFoundError(picture);
  return (
    <figure className="text-plate wrap">
      <Picture
        of={`${schoolCode}/${picture}`}
        alt={master.alt}
        sizes="(min-width: 1312px) 1200px, 100vw"
        widths={[480, 960, 1280, 2000]}
        width={master.size[0]}
        height={master.size[1]}
        priority
      />
      <figcaption className="plate">
        <span className="plate__number">Plate {roman(number)}</span>
        {master.caption}
      </figcaption>
    </figure>
  );
}

class PlateNotFoundError extends Error {
  override name = "PlateNotFoundError";
  constructor(picture: string) {
    super(
      `A text page asks for the picture "${picture}", which the catalogue does not have. The page would show a hole. Use a name from packages/pictures/src/catalogue.ts.`,
    );
  }
}
