import { eventList } from "../../model/lists/list-records.ts";
import { getPage, recordAddress } from "../../model/pages/addresses.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import { useText } from "../language/use-text.ts";
import { ListPage } from "../lists/list-page.tsx";
import { eventsAndNews, ListTabs } from "../lists/list-tabs.tsx";
import { listView, readListQuery } from "../lists/list-view.ts";
import { CardGrid, RecordCard } from "../lists/record-card.tsx";
import { ShowAllYears } from "../lists/show-all-years.tsx";
import { getSite } from "../site-context.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import type { Route } from "./+types/events";

const page = getPage("events");

export async function loader(args: Route.LoaderArgs) {
  const { reader, today, language } = getSite(args);
  const t = createTranslate(language);
  const query = readListQuery(args.request);
  return { today, view: listView(await reader.listOrNone("events"), eventList, query, today, t) };
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { today, view } = loaderData;
  return (
    <ListPage
      page={page}
      countLabel={t("Total")}
      view={view}
      tabs={<ListTabs label={t("Events and news")} tabs={eventsAndNews(t)} current={page.path} />}
    >
      {view.items.length === 0 ? (
        <EmptyState>
          <ShowAllYears path={page.path} query={view.allYearsQuery} />
        </EmptyState>
      ) : (
        <CardGrid startsLarge={view.page === 1 && view.items.length > 1}>
          {view.items.map((event, n) => (
            <RecordCard
              key={event._id || n}
              record={event}
              kind={t("Event")}
              day={event.date}
              today={today}
              href={recordAddress("event", event)}
              isFirst={n === 0}
            >
              {event.venue && (
                <span>
                  <ContentText>{event.venue}</ContentText>
                </span>
              )}
              {event.time && (
                <span>
                  <ContentText>{event.time}</ContentText>
                </span>
              )}
            </RecordCard>
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
