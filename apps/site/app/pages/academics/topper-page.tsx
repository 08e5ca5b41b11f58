import { printMarks } from "../../rules/marks.ts";
import type { TopperClass, TopperView } from "../../rules/topper-view.ts";
import { SEARCH_HERE } from "../../rules/words.ts";
import { settings } from "../../school/settings.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ListFilters, SearchField, SelectField } from "../lists/list-filters.tsx";
import { type ListTab, ListTabs } from "../lists/list-tabs.tsx";
import { LiveList } from "../lists/live-list-place.tsx";
import { Pager } from "../lists/pager.tsx";
import { ShowAllYears } from "../lists/show-all-years.tsx";
import { TopperCard, TopperPlaceholder } from "./topper-card.tsx";
import { writeTopperQuery } from "./topper-query.ts";

const classes: Record<TopperClass, ListTab> = {
  XII: { label: "Class XII", path: "/TopperXII" },
  X: { label: "Class X", path: "/TopperX" },
};

type TopperPageProps = { of: TopperClass; view: TopperView };

/** The toppers of one class, highest marks first. */
export function TopperPage({ of, view }: TopperPageProps) {
  const { label, path } = classes[of];
  const { chosen, years, count, toppers, page, pages } = view;
  return (
    <>
      <PageHead
        title={`${label} toppers`}
        section={null}
        lead="Those who came out highest in the board examination, session by session."
      />
      <LiveList>
        <ListFilters
          action={path}
          tabs={<ListTabs label="Classes" tabs={Object.values(classes)} current={path} />}
          count={{ label: "Total", number: count }}
        >
          <SelectField name="year" label="Year" options={years} value={chosen.year} />
          <SearchField value={chosen.search} placeholder={SEARCH_HERE} />
        </ListFilters>
        <div className="list" data-live-part="list" tabIndex={-1}>
          <ul className="toppers">
            {toppers.map((topper, n) => (
              <TopperCard
                key={topper._id || n}
                topper={topper}
                marks={printMarks(topper.division, settings.marksArePercentages)}
              />
            ))}
            {toppers.length === 0 && <TopperPlaceholder />}
          </ul>
          {toppers.length === 0 && (
            <div className="toppers__way-on">
              <ShowAllYears path={path} query={allYearsQuery(chosen)} />
            </div>
          )}
          <Pager
            page={page}
            pages={pages}
            hrefOf={(target) => path + writeTopperQuery(chosen, target)}
          />
        </div>
      </LiveList>
    </>
  );
}

/** The same name in all years; once all years are shown, everybody. */
const allYearsQuery = ({ year, search }: TopperView["chosen"]): string =>
  writeTopperQuery({ year: "all", search: year === "all" ? "" : search });
