import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { eventList } from "../../rules/list-kinds.ts";
import { readListQuery } from "../../rules/list-query.ts";
import { listView } from "../../rules/list-view.ts";
import { STAY_TUNED } from "../../rules/words.ts";
import { siteOf } from "../../site-context.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CardGrid } from "../lists/card-grid.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { eventsAndNews, ListTabs } from "../lists/list-tabs.tsx";
import { ShowAllYears } from "../lists/show-all-years.tsx";
import { EventCard } from "./event-card.tsx";

const path = "/Events";

export async function loader(args: LoaderFunctionArgs) {
  const { reader, today } = siteOf(args);
  const query = readListQuery(new URL(args.request.url).searchParams);
  return { today, view: listView(await reader.listOrNone("events"), eventList, query, today) };
}

export default function Events() {
  const { today, view } = useLoaderData<typeof loader>();
  return (
    <ListPage
      path={path}
      title="Events"
      lead="Matches, evenings and assemblies of the school year, newest first."
      countLabel="Total"
      view={view}
      tabs={<ListTabs label="Events and news" tabs={eventsAndNews} current={path} />}
    >
      {view.items.length === 0 ? (
        <EmptyState words={STAY_TUNED}>
          <ShowAllYears path={path} query={view.allYearsQuery} />
        </EmptyState>
      ) : (
        <CardGrid startsLarge={view.page === 1 && view.items.length > 1}>
          {view.items.map((event, n) => (
            <EventCard key={event._id || n} event={event} today={today} isFirst={n === 0} />
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
