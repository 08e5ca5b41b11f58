import type { ReactNode } from "react";
import { albums } from "../../playground/albums.ts";
import { FromFancybox } from "../examples/from-fancybox.tsx";
import { FromLightGallery } from "../examples/from-lightgallery.tsx";
import { FromPhotoSwipe } from "../examples/from-photoswipe.tsx";
import { FromReactPhotoView } from "../examples/from-react-photo-view.tsx";
import { Gallery } from "../examples/gallery.tsx";
import { OpenButton } from "../examples/open-button.tsx";
import { OwnTheme } from "../examples/own-theme.tsx";
import { PhotoDetails } from "../examples/photo-details.tsx";
import { PhotoUrls } from "../examples/photo-urls.tsx";
import { ThousandPhotos } from "../examples/thousand-photos.tsx";
import { Translation } from "../examples/translation.tsx";
import { Videos } from "../examples/videos.tsx";
import { DeletePhoto } from "../recipes/delete-photo.tsx";
import { LikeButton } from "../recipes/like-button.tsx";
import { OwnCaption } from "../recipes/own-caption.tsx";
import { OwnThumbnails } from "../recipes/own-thumbnails.tsx";
import { ProductSheet } from "../recipes/product-sheet.tsx";
import { Turntable } from "../recipes/turntable.tsx";

const toRelative = (path = "") => path.slice(1);

/** The photos of the demos. The site has relative URLs, so that it works in any folder. */
export const photos = (albums["photos"] ?? []).map(({ id = "", alt = "", caption, ...item }) => ({
  ...{ id, alt, caption, photographer: "sample-one", price: 100 },
  ...{ src: toRelative(item.src), thumbnail: toRelative(item.thumbnail) },
  ...{ width: item.width, height: item.height },
}));
/** The files repeat, so that the site stays small. */
const thousand = Array.from({ length: 1000 }, (_, index) => {
  const photo = photos[index % photos.length];
  return { ...photo, id: `${index + 1}`, alt: `${photo?.alt}, ${index + 1}` };
});
const three = photos.slice(0, 3);
const frames = three.map(({ src }) => src);
const turns = ["front", "back"].map((id) => ({ id, frames }));

/** The examples by the name of their file. */
export const examples: Record<string, { title: string; content: ReactNode }> = {
  gallery: { title: "Gallery of links", content: <Gallery /> },
  "open-button": { title: "Open from a button", content: <OpenButton photos={photos} /> },
  "photo-urls": { title: "URL of each photo", content: <PhotoUrls photos={photos} /> },
  videos: { title: "Videos and other content", content: <Videos /> },
  "photo-details": { title: "Photo details from EXIF", content: <PhotoDetails photos={photos} /> },
  translation: { title: "Other language", content: <Translation photos={photos} /> },
  "like-button": { title: "Like button", content: <LikeButton photos={three} /> },
  "delete-photo": { title: "Delete while open", content: <DeletePhoto photos={three} /> },
  "own-caption": { title: "Caption with links", content: <OwnCaption photos={three} /> },
  "own-thumbnails": { title: "Own thumbnails", content: <OwnThumbnails photos={three} /> },
  turntable: { title: "360° slide", content: <Turntable turns={turns} /> },
  "product-sheet": { title: "Product sheet", content: <ProductSheet products={three} /> },
  "from-photoswipe": { title: "PhotoSwipe: example", content: <FromPhotoSwipe /> },
  "from-lightgallery": { title: "lightGallery: example", content: <FromLightGallery /> },
  "from-fancybox": { title: "Fancybox: example", content: <FromFancybox /> },
  "from-react-photo-view": { title: "react-photo-view: example", content: <FromReactPhotoView /> },
  "thousand-photos": { title: "1,000 photos", content: <ThousandPhotos photos={thousand} /> },
  "own-theme": { title: "Own theme", content: <OwnTheme photos={photos} /> },
};
