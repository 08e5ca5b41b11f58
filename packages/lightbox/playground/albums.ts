import type { LightboxItem } from "../src/index.ts";

interface Picture {
  source: string;
  width: number;
  height: number;
  caption: string;
  alt: string;
}

const wide = { width: 1500, height: 1000 };
const tall = { width: 1000, height: 1500 };

/** The pictures that make-pictures.ts writes to public/pictures. */
export const pictures: Picture[] = [
  {
    source: "quadrangle-dusk",
    ...wide,
    caption: "The lamps come on in the quadrangle",
    alt: "The quadrangle at dusk",
  },
  {
    source: "ridges-dawn",
    ...wide,
    caption: "First light on the ridge",
    alt: "Ridges behind ridges at dawn",
  },
  {
    source: "snow-dawn-tall",
    ...tall,
    caption: "The first snow of the year",
    alt: "Snow on deodars",
  },
  { source: "chapel-noon", ...wide, caption: "The east window at noon", alt: "A chapel window" },
  {
    source: "cricket-noon-summer",
    ...wide,
    caption: "The pavilion end",
    alt: "A cricket field with its pavilion",
  },
  {
    source: "quadrangle-dusk-tall",
    ...tall,
    caption: "The bell tower",
    alt: "The bell tower at dusk",
  },
  {
    source: "forest-dawn",
    ...wide,
    caption: "The path to the waterworks",
    alt: "Deodar forest at dawn",
  },
  { source: "library-dusk", ...wide, caption: "Quiet hour", alt: "The library at dusk" },
  { source: "monsoon-noon", ...wide, caption: "July", alt: "Rain over the hills" },
  {
    source: "pool-noon-summer",
    ...wide,
    caption: "The last day before the holidays",
    alt: "The swimming pool",
  },
  { source: "music-dusk", ...wide, caption: "After practice", alt: "The music room" },
  { source: "dormitory-night", ...wide, caption: "Lights out", alt: "The dormitory at night" },
];

const toNumber = (index: number) => String(index + 1).padStart(2, "0");

function photo(index: number, query = ""): LightboxItem {
  const picture = pictures[index % pictures.length] as Picture;
  const name = `/pictures/photo-${toNumber(index % pictures.length)}`;
  return {
    id: `photo-${index + 1}`,
    src: `${name}.jpg${query}`,
    thumbnail: `${name}-small.jpg${query}`,
    original: `${name}.jpg${query}`,
    width: picture.width,
    height: picture.height,
    caption: picture.caption,
    alt: picture.alt,
  };
}

const photos = pictures.map((_, index) => photo(index));
const slow = photos
  .slice(0, 4)
  .map((item, index) => ({ ...item, src: `${item.src}?slow=${index}` }));
const clip = "/clip.webm";
const first = photos[0] as LightboxItem;

export const albums: Record<string, LightboxItem[]> = {
  photos,
  two: photos.slice(0, 2),
  one: photos.slice(0, 1),
  big: Array.from({ length: 300 }, (_, index) => photo(index, `?n=${index + 1}`)),
  bare: photos.map(({ src, alt }) => ({ src, alt })),
  removable: [
    { ...first, download: false, removalHref: "/removal.html?photo=photo-1" },
    ...photos.slice(1, 4),
  ],
  covered: [{ ...first, cover: true }, ...photos.slice(1, 4)],
  broken: [{ ...first, src: "/pictures/missing.jpg" }, ...photos.slice(1, 3)],
  slow,
  // Items with loaded: true.
  marked: slow.map((item) => ({ ...item, loaded: true })),
  olderNames: slow.map(({ thumbnail: thumbnailSrc, ...item }) => ({ ...item, thumbnailSrc })),
  responsive: [
    {
      ...first,
      src: "/pictures/photo-01.jpg",
      picture: [
        { srcSet: "/pictures/photo-03.jpg", media: "(max-width: 768px)" },
        { srcset: "/pictures/photo-02.jpg", media: "(min-width: 769px)" },
      ],
    },
    {
      ...first,
      srcSet:
        "/pictures/photo-01-small.jpg 240w, /pictures/photo-01-medium.jpg 750w, /pictures/photo-01.jpg 1500w",
    },
  ],
  // A srcSet with widths above that of the file, as from servers that do not enlarge.
  modest: photos.slice(0, 3).map(({ width: _w, height: _h, ...item }) => {
    const file = item.src?.replace(".jpg", "-medium.jpg");
    return {
      ...item,
      src: file,
      srcSet: `${item.thumbnail} 240w, ${file} 1280w, ${file}?w=2000 2000w`,
    };
  }),
  unnamed: photos.slice(0, 3).map((item) => ({ ...item, alt: "" })),
  withoutThumbnails: photos.map(({ thumbnail, ...item }) => ({
    ...item,
    srcSet: `${thumbnail} 240w, ${item.src?.replace(".jpg", "-medium.jpg")} 750w, ${item.src} 1500w`,
  })),
  foreign: [{ ...first, download: false, metadata: false }, ...photos.slice(1, 3)],
  sharp: photos.map((item) => ({ ...item, src: item.src?.replace(".jpg", "-medium.jpg") })),
  elsewhere: [{ id: "elsewhere", src: "https://photos.example/a.jpg" }],
  subtitled: [
    {
      id: "subtitled",
      type: "htmlVideo",
      sources: [{ src: `${clip}?n=9`, type: "video/webm" }],
      tracks: [{ src: "/captions.vtt", kind: "captions", srcLang: "en", label: "English" }],
      poster: first.thumbnail,
    },
  ],
  films: [
    first,
    { type: "htmlVideo", videoSrc: `${clip}?n=1`, alt: "Sports day", caption: "Sports day" },
    {
      type: "htmlVideo",
      videoSrc: `${clip}?n=2`,
      autoPlay: "0",
      videoWidth: 640,
      videoHeight: 360,
    },
    {
      type: "yt",
      videoID: "sample00001",
      thumbnail: first.thumbnail,
      caption: "On another website",
    },
    { type: "yt", videoID: "sample00002", autoPlay: 1 },
  ],
};
