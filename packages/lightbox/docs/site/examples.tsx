import type { ReactNode } from "react";
import { Gallery } from "../examples/gallery.tsx";
import { OpenButton } from "../examples/open-button.tsx";
import { OwnTheme } from "../examples/own-theme.tsx";
import { PhotoDetails } from "../examples/photo-details.tsx";
import { PhotoUrls } from "../examples/photo-urls.tsx";
import { Translation } from "../examples/translation.tsx";
import { Videos } from "../examples/videos.tsx";
import { DeletePhoto } from "../recipes/delete-photo.tsx";
import { LikeButton } from "../recipes/like-button.tsx";
import { OwnCaption } from "../recipes/own-caption.tsx";
import { OwnThumbnails } from "../recipes/own-thumbnails.tsx";
import { ProductSheet } from "../recipes/product-sheet.tsx";
import { Turntable } from "../recipes/turntable.tsx";
import { photos } from "./photos.ts";

const three = photos.slice(0, 3);
const frames = three.map(({ src }) => src);
const turns = ["front", "back"].map((id) => ({ id, frames }));

/** The examples by the name of their file. One without content on the page has a button to run it. */
export const examples: Record<string, ReactNode> = {
  gallery: <Gallery />,
  "open-button": <OpenButton photos={photos} />,
  "photo-urls": <PhotoUrls photos={photos} />,
  videos: <Videos />,
  "photo-details": <PhotoDetails photos={photos} />,
  translation: <Translation photos={photos} />,
  "like-button": <LikeButton photos={three} />,
  "delete-photo": <DeletePhoto photos={three} />,
  "own-caption": <OwnCaption photos={three} />,
  "own-thumbnails": <OwnThumbnails photos={three} />,
  turntable: <Turntable turns={turns} />,
  "product-sheet": <ProductSheet products={three} />,
  "own-theme": <OwnTheme photos={photos} />,
};
