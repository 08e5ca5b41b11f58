import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { albumList } from "../../rules/list-kinds.ts";
import { readListQuery } from "../../rules/list-query.ts";
import { listView } from "../../rules/list-view.ts";
import { emptyAlbum } from "../../rules/words.ts";
import { siteOf } from "../../site-context.ts";
import { ListPage } from "../lists/list-page.tsx";
import { PlaceholderCard } from "../lists/placeholder-card.tsx";
import { AlbumCard } from "./gallery-card.tsx";

const path = "/Gallery";

export async function loader(args: LoaderFunctionArgs) {
  const { reader, today } = siteOf(args);
  const query = readListQuery(new URL(args.request.url).searchParams);
  return listView(await reader.listOrNone("allGallery"), albumList, query, today);
}

export default function Gallery() {
  const view = useLoaderData<typeof loader>();
  return (
    <ListPage
      path={path}
      title="Photo Gallery"
      lead="The school year in pictures, one album for each occasion."
      countLabel="Total Categories"
      view={view}
    >
      <div className="cards cards--albums">
        {view.items.length === 0 && <PlaceholderCard {...emptyAlbum} />}
        {view.items.map((album, n) => (
          <AlbumCard key={album._id || n} album={album} isFirst={n === 0} />
        ))}
      </div>
    </ListPage>
  );
}
