import type { PictureWords } from "@manor/content-api";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Picture } from "../ui/picture/picture.tsx";

type RecordPictureProps = {
  picture: string;
  pictureTexts: readonly PictureWords[];
  isFirst?: boolean;
};

export function RecordPicture({ picture, pictureTexts, isFirst = false }: RecordPictureProps) {
  const entry = pictureTexts.find(({ file }) => file === picture);
  const image = (
    <Picture
      className={isFirst ? "record__picture" : undefined}
      src={picture}
      alt={entry?.alt ?? ""}
      sizes={isFirst ? "(max-width: 1312px) 100vw, 1200px" : "(max-width: 640px) 100vw, 33vw"}
      width={3}
      height={2}
      priority={isFirst}
    />
  );
  if (!entry?.caption) return image;
  return (
    <figure>
      {image}
      <figcaption>
        <ContentText>{entry.caption}</ContentText>
      </figcaption>
    </figure>
  );
}
