import { expect, it } from "vitest";
import { Lightbox, type LightboxItem, type LightboxProps } from "./index.ts";

const props = <Item extends LightboxItem>(value: LightboxProps<Item>) => value;
const picture = { src: "/a.jpg", alt: "A hill", likes: 3 };

it("preserves the fields of the host page in every callback", () => {
  const page = (
    <Lightbox
      images={[picture]}
      getPhotoUrl={(item) => `?likes=${item.likes.toFixed()}`}
      getThumbnail={(item) => document.getElementById(item.likes.toFixed())}
      loadMetadata={(item) => ({ iso: item.likes })}
      renderSlide={(item) => item.likes}
      onImgError={(_event, item) => item.likes.toFixed()}
    />
  );
  // @ts-expect-error The items have no such field.
  const wrong = <Lightbox images={[picture]} renderSlide={(item) => item.dislikes} />;
  expect(page.type).toBe(wrong.type);
});

it("takes readonly lists of every type", () => {
  const items = [
    { src: "/a.jpg", picture: [{ srcSet: "/a.avif" }] },
    { type: "yt", videoID: "sample00001", autoPlay: 1 },
    { type: "htmlVideo", videoSrc: "/a.webm", videoWidth: "50%" },
    { type: "customEmbed", embed: <p>A page</p> },
  ] as const satisfies readonly LightboxItem[];
  expect(props({ images: items }).images).toBe(items);
});

it("rejects fields and values that do not fit", () => {
  const items: LightboxItem[] = [
    // @ts-expect-error A picture has no video.
    { videoID: "sample00001" },
    // @ts-expect-error Nor an embed.
    { src: "/a.jpg", embed: <p>A page</p> },
    // @ts-expect-error A YouTube slide needs its id.
    { type: "yt" },
    // @ts-expect-error A YouTube slide has no file.
    { type: "yt", videoID: "sample00001", videoSrc: "/a.webm" },
    // @ts-expect-error The id is a string.
    { type: "yt", videoID: 1 },
    // @ts-expect-error A video has no YouTube id.
    { type: "htmlVideo", videoID: "sample00001" },
    // @ts-expect-error An embed needs its content.
    { type: "customEmbed" },
    // @ts-expect-error Unknown type.
    { type: "video", videoSrc: "/a.webm" },
    // @ts-expect-error A misspelt field.
    { scr: "/a.jpg" },
  ];
  // @ts-expect-error A misspelt option.
  const misspelt = props({ images: items, startSlideIndex: 1 });
  // @ts-expect-error Unknown theme.
  const theme = props({ images: items, theme: "dark" });
  // @ts-expect-error Also where the type of the items is inferred.
  const inferred = <Lightbox images={[{ type: "yt" as const, videoSrc: "/a.webm" }]} />;
  expect(
    [misspelt.images, theme.images, inferred.props.images].map((list) => list?.length),
  ).toEqual([9, 9, 1]);
});
