import type { Day } from "../../model/dates/day.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { useText } from "../language/use-text.ts";
import { ListFilters, SearchField, SelectField } from "../lists/list-filters.tsx";
import { ListTabs } from "../lists/list-tabs.tsx";
import { writeListQuery } from "../lists/list-view.ts";
import { Pager } from "../lists/pager.tsx";
import { ShowAllYears } from "../lists/show-all-years.tsx";
import { printMarks } from "./marks.ts";
import { TopperCard, TopperPlaceholder } from "./topper-card.tsx";
import { getTopperPath, type TopperClass, type TopperView } from "./topper-view.ts";

const getTabs = (t: Translate) =>
  (["XII", "X"] as const).map((topperClass) => ({
    label: t("Class {name}", { name: topperClass }),
    path: getTopperPath(topperClass),
  }));

type TopperResultsProps = {
  topperClass: TopperClass;
  view: TopperView;
  /** Today; a browser that fetches its own toppers derives the sessions from it. */
  day: Day;
  hasPercent: boolean;
};

export function TopperResults({ topperClass, view, day, hasPercent }: TopperResultsProps) {
  const t = useText();
  const path = getTopperPath(topperClass);
  const { chosen, years, count, toppers, page, pages } = view;
  return (
    <>
      <ListFilters
        action={path}
        tabs={<ListTabs label={t("Classes")} tabs={getTabs(t)} current={path} />}
        count={{ label: t("Total"), number: count }}
      >
        <SelectField name="year" label={t("Year")} options={years} value={chosen.year} />
        <SearchField value={chosen.search} />
      </ListFilters>
      <div
        className="list"
        data-update="list"
        aria-busy="false"
        data-class={topperClass}
        data-day={day}
        data-percent={hasPercent ? "" : undefined}
        tabIndex={-1}
      >
        <ul className="toppers">
          {toppers.map((topper, n) => (
            <TopperCard
              key={topper._id || n}
              topper={topper}
              marks={printMarks(topper.division, hasPercent)}
            />
          ))}
          {toppers.length === 0 && <TopperPlaceholder />}
        </ul>
        {toppers.length === 0 && (
          <div className="toppers__show-all">
            <ShowAllYears path={path} query={allYearsQuery(chosen)} />
          </div>
        )}
        <Pager
          page={page}
          pages={pages}
          getHref={(target) => path + writeListQuery(chosen, target)}
        />
      </div>
    </>
  );
}

/** The same name in all years; once all years are shown, every topper. */
const allYearsQuery = ({ year, search }: TopperView["chosen"]): string =>
  writeListQuery({ year: "all", search: year === "all" ? "" : search });
