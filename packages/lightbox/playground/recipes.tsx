/** The recipes of the documentation. Tests select one by `?recipe=`. */
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { DeletePhoto } from "../docs/recipes/delete-photo.tsx";
import { LikeButton } from "../docs/recipes/like-button.tsx";
import { OwnCaption } from "../docs/recipes/own-caption.tsx";
import { OwnThumbnails } from "../docs/recipes/own-thumbnails.tsx";
import { ProductSheet } from "../docs/recipes/product-sheet.tsx";
import { Turntable } from "../docs/recipes/turntable.tsx";
import "../src/style.css";
import { albums } from "./albums.ts";

const photos = (albums["photos"] ?? []).slice(0, 3).map(({ id = "", src = "", alt = "" }) => ({
  id,
  src,
  alt,
  photographer: "sample-one",
  price: 100,
}));
const frames = photos.map(({ src }) => src);

const recipes: Record<string, ReactNode> = {
  "like-button": <LikeButton photos={photos} />,
  "delete-photo": <DeletePhoto photos={photos} />,
  "own-caption": <OwnCaption photos={photos} />,
  "own-thumbnails": <OwnThumbnails photos={photos} />,
  turntable: (
    <Turntable
      turns={[
        { id: "1", frames },
        { id: "2", frames },
      ]}
    />
  ),
  "product-sheet": <ProductSheet products={photos} />,
};

const name = new URLSearchParams(location.search).get("recipe") ?? "";
const root = document.querySelector("#root");
if (root) createRoot(root).render(<main>{recipes[name]}</main>);
