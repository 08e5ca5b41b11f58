import type { Route } from "./+types/topper-x";
import { loadToppers, TopperPage } from "./topper-page.tsx";
import { topperXPage } from "./topper-x.page.ts";

export const loader = (args: Route.LoaderArgs) => loadToppers(args, "X");

export default function TopperX({ loaderData }: Route.ComponentProps) {
  return <TopperPage page={topperXPage} {...loaderData} />;
}
