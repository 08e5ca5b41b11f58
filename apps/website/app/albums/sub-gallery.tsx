import { href } from "../addresses.ts";
import type { Route } from "./+types/sub-gallery";
import { AlbumPage } from "./album/album-page.tsx";
import { loadAlbum } from "./album/load-album.ts";
import { subGalleryPage } from "./sub-gallery.page.ts";

export const loader = (args: Route.LoaderArgs) => loadAlbum(args, subGalleryPage);

export default function SubGallery({ loaderData }: Route.ComponentProps) {
  const { album } = loaderData;
  return (
    <AlbumPage
      page={subGalleryPage}
      back={{ href: href("gallery"), label: "Back to the gallery" }}
      album={album}
    />
  );
}
