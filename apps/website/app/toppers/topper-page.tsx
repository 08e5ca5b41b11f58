import type { Day } from "../dates/day.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import type { Page } from "../page.ts";
import { useSchool } from "../school/use-school.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { TopperResults } from "./topper-results.tsx";
import type { TopperClass, TopperView } from "./topper-view.ts";

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
