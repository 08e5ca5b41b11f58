import type { PictureWords } from "@manor/content-api";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Picture } from "../ui/picture/picture.tsx";

type RecordPictureProps = {
  picture: string;
  /** Alt texts and focal points of the record's pictures. */
  words: readonly PictureWords[];
  /** The large one at the head of the page. */
  isFirst?: boolean;
};

/** A picture of an event or of news, with the words of the office: in its place for who cannot see it, and below it. */
export function RecordPicture({ picture, words, isFirst = false }: RecordPictureProps) {
  const said = words.find(({ file }) => file === picture);
  const image = (
    <Picture
      className={isFirst ? "record__picture" : undefined}
      of={picture}
      alt={said?.alt ?? ""}
      sizes={isFirst ? "(max-width: 1312px) 100vw, 1200px" : "(max-width: 640px) 100vw, 33vw"}
      width={3}
      height={2}
      priority={isFirst}
    />
  );
  if (!said?.caption) return image;
  return (
    <figure>
      {image}
      <figcaption>
        <ContentText>{said.caption}</ContentText>
      </figcaption>
    </figure>
  );
}
