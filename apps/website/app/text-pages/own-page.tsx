import { data, useLocation } from "react-router";
import { matchIn } from "../school-pages.ts";
import { siteOf } from "../site-context.ts";
import type { Route } from "./+types/own-page";
import { TextFrame } from "./text-frame.tsx";

/** The catch-all route: a page that an editor added, or 404. */
export function loader(args: Route.LoaderArgs) {
  const { school, today } = siteOf(args);
  if (!matchIn(school, new URL(args.request.url).pathname)?.page.text)
    throw data(null, { status: 404 });
  return { today };
}

/** A page that an editor added. */
export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return <TextFrame path={pathname} today={loaderData.today} />;
}
