import { getSite } from "../site-context.ts";
import type { Route } from "./+types/topper-x";
import { TopperPage } from "./topper-page.tsx";
import { readTopperQuery, topperView } from "./topper-view.ts";
import { topperXPage } from "./topper-x.page.ts";

export async function loader(args: Route.LoaderArgs) {
  const { reader, today } = getSite(args);
  const toppers = await reader.listOrNone("toppers");
  const view = topperView(toppers, "X", readTopperQuery(args.request), today);
  return { view, day: today };
}

export default function TopperX({ loaderData }: Route.ComponentProps) {
  return <TopperPage page={topperXPage} topperClass="X" {...loaderData} />;
}
