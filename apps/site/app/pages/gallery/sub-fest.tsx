import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { AlbumPage } from "./album/album-page.tsx";
import { loadAlbum } from "./album/load-album.ts";

export const loader = (args: LoaderFunctionArgs) => loadAlbum(args, "/subFest");

export default function SubFest() {
  const { album } = useLoaderData<typeof loader>();
  return (
    <AlbumPage
      title="Events at SGC"
      path="/subFest"
      back={{ href: "/", label: "Back to Home" }}
      album={album}
    />
  );
}
