import type { Route } from "./+types/topper-xii";
import { loadToppers, TopperPage } from "./topper-page.tsx";
import { topperXiiPage } from "./topper-xii.page.ts";

export const loader = (args: Route.LoaderArgs) => loadToppers(args, "XII");

export default function TopperXii({ loaderData }: Route.ComponentProps) {
  return <TopperPage page={topperXiiPage} {...loaderData} />;
}
