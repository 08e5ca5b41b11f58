import type { ReactNode } from "react";
import type { Choice } from "../../model/lists/list-records.ts";
import { type FixedPage, translatePage } from "../../model/pages/page.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { LeadOn } from "../lead-on/lead-on.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { ListFilters, SearchField, SelectField } from "./list-filters.tsx";
import { type ListView, writeListQuery } from "./list-view.ts";
import { Pager } from "./pager.tsx";
import { Subscribe } from "./subscribe.tsx";

type ListPageProps = {
  page: FixedPage;
  countLabel: string;
  view: Omit<ListView<unknown>, "items">;
  tabs?: ReactNode;
  children: ReactNode;
};

export function ListPage({ page, countLabel, view, tabs, children }: ListPageProps) {
  const t = useText();
  const { path } = page;
  const { chosen, years, months, count, pages, emptyYear } = view;
  return (
    <>
      <PageHead {...translatePage(page, t)} />
      <Enhancement is="partialUpdate" when="load" className="wrap">
        <ListFilters action={path} tabs={tabs} count={{ label: countLabel, number: count }}>
          <SelectField name="year" label={t("Year")} options={years} value={String(chosen.year)} />
          <SelectField
            name="month"
            label={t("Month")}
            options={months}
            value={String(chosen.month)}
          />
          <SearchField value={chosen.search} />
        </ListFilters>
        <div className="list" data-update="list" aria-busy="false" tabIndex={-1}>
          <PreviousYearNotice emptyYear={emptyYear} shownYear={chosen.year} />
          {children}
          <Pager
            page={view.page}
            pages={pages}
            getHref={(target) => path + writeListQuery(chosen, target)}
          />
          {page.feeds?.map((name) => (
            <Subscribe key={name} name={name} />
          ))}
        </div>
      </Enhancement>
      <LeadOn path={path} />
    </>
  );
}

type PreviousYearNoticeProps = { emptyYear: number | undefined; shownYear: Choice["year"] };

/** A notice that the previous year is shown because the current one is empty (R27). */
function PreviousYearNotice({ emptyYear, shownYear }: PreviousYearNoticeProps) {
  if (emptyYear === undefined) return null;
  return (
    <p className="list__note">
      <RichText
        phrase="Nothing for {year} yet. Showing {shown}."
        values={{ year: emptyYear, shown: shownYear }}
      />
    </p>
  );
}
