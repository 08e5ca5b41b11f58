import { albums } from "../../playground/albums.ts";

const toRelative = (path = "") => path.slice(1);

/** The photos of the demos. The site has relative URLs, so that it works in any folder. */
export const photos = (albums["photos"] ?? []).map(({ id = "", alt = "", caption, ...item }) => ({
  id,
  alt,
  caption,
  src: toRelative(item.src),
  thumbnail: toRelative(item.thumbnail),
  width: item.width,
  height: item.height,
  photographer: "sample-one",
  price: 100,
}));
