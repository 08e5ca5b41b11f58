import { createTranslate } from "../../model/texts/create-translate.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { usePage } from "../language/use-page.ts";
import { LeadOn } from "../lead-on/lead-on.tsx";
import { readListQuery } from "../lists/list-view.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/topper-page";
import { TopperResults } from "./topper-results.tsx";
import { getTopperPath, type TopperClass, topperView } from "./topper-view.ts";

export async function loader(args: Route.LoaderArgs) {
  const { reader, today, language } = getSite(args);
  const topperClass: TopperClass = args.pattern === getTopperPath("X") ? "X" : "XII";
  const toppers = await reader.listOrNone("toppers");
  const view = topperView(
    toppers,
    topperClass,
    readListQuery(args.request),
    today,
    createTranslate(language),
  );
  return { topperClass, view, day: today };
}

export default function TopperPage({ loaderData }: Route.ComponentProps) {
  const { marksArePercentages } = useSchool().settings;
  const page = usePage(loaderData.topperClass === "X" ? "topper-x" : "topper-xii");
  return (
    <>
      <PageHead {...page} />
      <Enhancement is="toppers" when="load" className="wrap">
        <TopperResults {...loaderData} hasPercent={marksArePercentages} />
      </Enhancement>
      <LeadOn path={page.path} />
    </>
  );
}
