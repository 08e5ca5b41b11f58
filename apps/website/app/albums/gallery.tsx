import { albumList } from "../../model/lists/album-kinds.ts";
import { getPage } from "../../model/pages/addresses.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import { useText } from "../language/use-text.ts";
import { ListPage } from "../lists/list-page.tsx";
import { listView, readListQuery } from "../lists/list-view.ts";
import { PlaceholderCard } from "../lists/placeholder-card.tsx";
import { getSite } from "../site-context.ts";
import type { Route } from "./+types/gallery";
import { AlbumCard } from "./album-card.tsx";

/** The placeholder text of the specification (R29). */
const emptyAlbum = { title: "Category Name", text: "Stay Tuned for Latest Updates" } as const;

export async function loader(args: Route.LoaderArgs) {
  const { reader, today, language } = getSite(args);
  const t = createTranslate(language);
  const query = readListQuery(args.request);
  return listView(await reader.listOrNone("allGallery"), albumList, query, today, t);
}

export default function Gallery({ loaderData: view }: Route.ComponentProps) {
  const t = useText();
  return (
    <ListPage page={getPage("gallery")} countLabel={t("Total Categories")} view={view}>
      <div className="cards cards--albums">
        {view.items.length === 0 && <PlaceholderCard {...emptyAlbum} />}
        {view.items.map((album, n) => (
          <AlbumCard key={album._id || n} album={album} isFirst={n === 0} />
        ))}
      </div>
    </ListPage>
  );
}
