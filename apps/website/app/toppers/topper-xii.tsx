import { getSite } from "../site-context.ts";
import type { Route } from "./+types/topper-xii";
import { TopperPage } from "./topper-page.tsx";
import { readTopperQuery, topperView } from "./topper-view.ts";
import { topperXiiPage } from "./topper-xii.page.ts";

export async function loader(args: Route.LoaderArgs) {
  const { reader, today } = getSite(args);
  const toppers = await reader.listOrNone("toppers");
  const view = topperView(toppers, "XII", readTopperQuery(args.request), today);
  return { view, day: today };
}

export default function TopperXii({ loaderData }: Route.ComponentProps) {
  return <TopperPage page={topperXiiPage} topperClass="XII" {...loaderData} />;
}
