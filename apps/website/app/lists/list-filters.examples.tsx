import { translateEnglish } from "../../model/texts/translate.ts";
import type { Examples } from "../ui/examples.ts";
import { ListFilters, SearchField, SelectField } from "./list-filters.tsx";
import { eventsAndNews, ListTabs } from "./list-tabs.tsx";

const years = ["All", "2026", "2025"].map((year) => ({ value: year, label: year }));

export default {
  component: "Filter bar",
  usage: "Above a list: links to related lists, the count, the filters and the search.",
  examples: [
    {
      name: "With everything",
      element: (
        <div className="wrap">
          <ListFilters
            action="/Events"
            tabs={
              <ListTabs
                label="Events and news"
                tabs={eventsAndNews(translateEnglish)}
                current="/Events"
              />
            }
            count={{ label: "Total Categories", number: 24 }}
          >
            <SelectField name="year" label="Year" options={years} value="2026" />
            <SearchField value="" />
          </ListFilters>
        </div>
      ),
    },
  ],
} satisfies Examples;
