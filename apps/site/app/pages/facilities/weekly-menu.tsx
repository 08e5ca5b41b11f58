import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { calendarTitle } from "../../rules/calendar-view.ts";
import { weeklyMenuView } from "../../rules/weekly-menu-view.ts";
import { links } from "../../school/links.ts";
import { siteOf } from "../../site-context.ts";
import { NewTab } from "../../ui/new-tab.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ListFilters, SelectField, ShowButton } from "../lists/list-filters.tsx";
import { LiveList } from "../lists/live-list-place.tsx";
import { WeeklyMenuTable } from "./weekly-menu-table.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { reader, today } = siteOf(args);
  const params = new URL(args.request.url).searchParams;
  const query = { year: params.get("year"), month: params.get("month") };
  return weeklyMenuView(await reader.listOrNone("weeklyMenu"), query, today);
}

export default function WeeklyMenu() {
  const { chosen, years, months, weeks } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Weekly Food Menu"
        section={null}
        lead="What the dining hall serves, day by day."
      />
      <LiveList>
        <ListFilters
          action="/weeklyMenu"
          tabs={
            <a
              className="more-link"
              href={links.documents.weeklyMenu}
              target="_blank"
              rel="noopener"
            >
              <span>
                Weekly menu (PDF)
                <NewTab />
              </span>
            </a>
          }
        >
          <SelectField name="year" label="Year" options={years} value={String(chosen.year)} />
          <SelectField name="month" label="Month" options={months} value={String(chosen.month)} />
          <ShowButton />
        </ListFilters>
        <p className="visually-hidden" role="status" data-live-part="shown">
          Menu of {calendarTitle(chosen)}
        </p>
        <div className="list" data-live-part="list" tabIndex={-1}>
          <WeeklyMenuTable chosen={chosen} weeks={weeks} />
        </div>
      </LiveList>
    </>
  );
}
