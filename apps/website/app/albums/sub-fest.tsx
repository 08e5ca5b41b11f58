import { href } from "../addresses.ts";
import type { Route } from "./+types/sub-fest";
import { AlbumPage } from "./album/album-page.tsx";
import { loadAlbum } from "./album/load-album.ts";
import { subFestPage } from "./sub-fest.page.ts";

export const loader = (args: Route.LoaderArgs) => loadAlbum(args, subFestPage);

export default function SubFest({ loaderData }: Route.ComponentProps) {
  const { album } = loaderData;
  return (
    <AlbumPage
      page={subFestPage}
      back={{ href: href("home"), label: "Back to Home" }}
      album={album}
    />
  );
}
