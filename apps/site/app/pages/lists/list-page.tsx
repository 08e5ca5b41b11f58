import type { ReactNode } from "react";
import type { Choice } from "../../rules/filter-records.ts";
import { writeListQuery } from "../../rules/list-query.ts";
import type { ListView } from "../../rules/list-view.ts";
import { SEARCH_HERE } from "../../rules/words.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ListFilters, SearchField, SelectField } from "./list-filters.tsx";
import { LiveList } from "./live-list-place.tsx";
import { Pager } from "./pager.tsx";

type ListPageProps = {
  /** Canonical path. */
  path: string;
  title: string;
  lead: string;
  /** What the count counts: `Total Categories`. */
  countLabel: string;
  view: Omit<ListView<unknown>, "items">;
  tabs?: ReactNode;
  /** The cards of this page, or what stands for an empty list. */
  children: ReactNode;
};

/** A list of records: title, filters, the records of one page, links to the others. */
export function ListPage({ path, title, lead, countLabel, view, tabs, children }: ListPageProps) {
  const { chosen, years, months, count, page, pages, emptyYear } = view;
  return (
    <>
      <PageHead title={title} section={null} lead={lead} />
      <LiveList>
        <ListFilters action={path} tabs={tabs} count={{ label: countLabel, number: count }}>
          <SelectField name="year" label="Year" options={years} value={String(chosen.year)} />
          <SelectField name="month" label="Month" options={months} value={String(chosen.month)} />
          <SearchField value={chosen.search} placeholder={SEARCH_HERE} />
        </ListFilters>
        <div className="list" data-live-part="list" tabIndex={-1}>
          <PreviousYearLine emptyYear={emptyYear} shownYear={chosen.year} />
          {children}
          <Pager
            page={page}
            pages={pages}
            hrefOf={(target) => path + writeListQuery(chosen, target)}
          />
        </div>
      </LiveList>
    </>
  );
}

type PreviousYearLineProps = { emptyYear: number | undefined; shownYear: Choice["year"] };

/** Says that the previous year is shown because the current one has nothing yet (R27). */
function PreviousYearLine({ emptyYear, shownYear }: PreviousYearLineProps) {
  if (emptyYear === undefined) return null;
  return (
    <p className="list__note">
      There is nothing for {emptyYear} yet. These are from {shownYear}.
    </p>
  );
}
