import { newsList } from "../../model/lists/list-records.ts";
import { getPage, recordAddress } from "../../model/pages/addresses.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import { useText } from "../language/use-text.ts";
import { ListPage } from "../lists/list-page.tsx";
import { eventsAndNews, ListTabs } from "../lists/list-tabs.tsx";
import { listView, readListQuery } from "../lists/list-view.ts";
import { PlaceholderCard } from "../lists/placeholder-card.tsx";
import { CardGrid, RecordCard } from "../lists/record-card.tsx";
import { getSite } from "../site-context.ts";
import type { Route } from "./+types/news";

const page = getPage("news");

/** The placeholder text of the specification, as it spells it (R29). */
const emptyNews = {
  date: "DD.MM.YYYY",
  title: "News Title",
  text: "Stay Tuned For More updates",
} as const;

export async function loader(args: Route.LoaderArgs) {
  const { reader, today, language } = getSite(args);
  const t = createTranslate(language);
  const query = readListQuery(args.request);
  return { today, view: listView(await reader.listOrNone("allNews"), newsList, query, today, t) };
}

export default function News({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { today, view } = loaderData;
  return (
    <ListPage
      page={page}
      countLabel={t("Total")}
      view={view}
      tabs={<ListTabs label={t("Events and news")} tabs={eventsAndNews(t)} current={page.path} />}
    >
      <CardGrid startsLarge={view.page === 1 && view.items.length > 1}>
        {view.items.length === 0 && <PlaceholderCard {...emptyNews} />}
        {view.items.map((item, n) => (
          <RecordCard
            key={item._id || n}
            record={item}
            kind={t("News")}
            day={item.fromDate}
            today={today}
            href={recordAddress("news-item", item)}
            isFirst={n === 0}
          />
        ))}
      </CardGrid>
    </ListPage>
  );
}
