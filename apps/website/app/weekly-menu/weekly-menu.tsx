import { monthTitle } from "../../model/dates/day.ts";
import { href } from "../../model/pages/addresses.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { RichText } from "../language/rich-text.tsx";
import { usePage } from "../language/use-page.ts";
import { useText } from "../language/use-text.ts";
import { LeadOn } from "../lead-on/lead-on.tsx";
import { ListFilters, SelectField, ShowButton } from "../lists/list-filters.tsx";
import { readListQuery } from "../lists/list-view.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { Link } from "../ui/link/link.tsx";
import { NewTabLink } from "../ui/link/new-tab-link.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/weekly-menu";
import { WeeklyMenuTable } from "./weekly-menu-table.tsx";
import { weeklyMenuView } from "./weekly-menu-view.ts";

export async function loader(args: Route.LoaderArgs) {
  const { reader, today, language } = getSite(args);
  const query = readListQuery(args.request);
  return weeklyMenuView(
    await reader.listOrNone("weeklyMenu"),
    query,
    today,
    createTranslate(language),
  );
}

export default function WeeklyMenu({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { chosen, years, months, weeks } = loaderData;
  const { documents } = useSchool();
  return (
    <>
      <PageHead {...usePage("weekly-menu")} />
      <Enhancement is="partialUpdate" when="load" className="wrap">
        <ListFilters
          action={href("weekly-menu")}
          tabs={
            <>
              {documents.weeklyMenu && (
                <NewTabLink className="more-link" href={documents.weeklyMenu}>
                  {t("Weekly menu (PDF)")}
                </NewTabLink>
              )}
              <Link className="more-link" href={href("today-page")}>
                {t("Today at school")}
              </Link>
            </>
          }
        >
          <SelectField name="year" label={t("Year")} options={years} value={String(chosen.year)} />
          <SelectField
            name="month"
            label={t("Month")}
            options={months}
            value={String(chosen.month)}
          />
          <ShowButton />
        </ListFilters>
        <p className="visually-hidden" role="status" data-update="shown">
          <RichText phrase="Menu for {month}" values={{ month: monthTitle(chosen, t) }} />
        </p>
        <div className="list" data-update="list" aria-busy="false" tabIndex={-1}>
          <WeeklyMenuTable chosen={chosen} weeks={weeks} />
        </div>
      </Enhancement>
      <LeadOn path={href("weekly-menu")} />
    </>
  );
}
