import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { AlbumPage } from "./album/album-page.tsx";
import { loadAlbum } from "./album/load-album.ts";

export const loader = (args: LoaderFunctionArgs) => loadAlbum(args, "/SubGallery");

export default function SubGallery() {
  const { album } = useLoaderData<typeof loader>();
  return (
    <AlbumPage
      title="Photo Gallery"
      path="/SubGallery"
      back={{ href: "/Gallery", label: "Back to the gallery" }}
      album={album}
    />
  );
}
