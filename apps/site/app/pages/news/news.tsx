import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { newsList } from "../../rules/list-kinds.ts";
import { readListQuery } from "../../rules/list-query.ts";
import { listView } from "../../rules/list-view.ts";
import { emptyNews } from "../../rules/words.ts";
import { siteOf } from "../../site-context.ts";
import { CardGrid } from "../lists/card-grid.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { eventsAndNews, ListTabs } from "../lists/list-tabs.tsx";
import { PlaceholderCard } from "../lists/placeholder-card.tsx";
import { NewsCard } from "./news-card.tsx";

const path = "/News";

export async function loader(args: LoaderFunctionArgs) {
  const { reader, today } = siteOf(args);
  const query = readListQuery(new URL(args.request.url).searchParams);
  return { today, view: listView(await reader.listOrNone("allNews"), newsList, query, today) };
}

export default function News() {
  const { today, view } = useLoaderData<typeof loader>();
  return (
    <ListPage
      path={path}
      title="Latest News"
      lead="What the school has to tell, newest first."
      countLabel="Total"
      view={view}
      tabs={<ListTabs label="Events and news" tabs={eventsAndNews} current={path} />}
    >
      <CardGrid startsLarge={view.page === 1 && view.items.length > 1}>
        {view.items.length === 0 && <PlaceholderCard {...emptyNews} />}
        {view.items.map((item, n) => (
          <NewsCard key={item._id || n} item={item} today={today} isFirst={n === 0} />
        ))}
      </CardGrid>
    </ListPage>
  );
}
