import type { LoaderFunctionArgs } from "react-router";
import type { Day } from "../dates/day.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { readListQuery } from "../lists/list-query.ts";
import type { Page } from "../page.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { TopperResults } from "./topper-results.tsx";
import { type TopperClass, type TopperView, topperView } from "./topper-view.ts";

export async function loadToppers(args: LoaderFunctionArgs, topperClass: TopperClass) {
  const { reader, today } = getSite(args);
  const toppers = await reader.listOrNone("toppers");
  const view = topperView(toppers, topperClass, readListQuery(args.request), today);
  return { topperClass, view, day: today };
}

type TopperPageProps = { page: Page; topperClass: TopperClass; view: TopperView; day: Day };

export function TopperPage({ page, ...results }: TopperPageProps) {
  const { marksArePercentages } = useSchool().settings;
  return (
    <>
      <PageHead
        {...page}
        lead="The students with the highest marks in the board exams, by session."
      />
      <Enhancement is="toppers" when="load" className="wrap">
        <TopperResults {...results} hasPercent={marksArePercentages} />
      </Enhancement>
    </>
  );
}
