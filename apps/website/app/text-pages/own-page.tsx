import { data, useLocation } from "react-router";
import { matchIn } from "../school-pages.ts";
import { siteOf } from "../site-context.ts";
import type { Route } from "./+types/own-page";
import { TextFrame } from "./text-frame.tsx";

/** Every address that the site's own pages leave: one that the office gave to a page, or none. */
export function loader(args: Route.LoaderArgs) {
  const { school, today } = siteOf(args);
  if (!matchIn(school, new URL(args.request.url).pathname)?.page.text)
    throw data(null, { status: 404 });
  return { today };
}

/** A page of the office. */
export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return <TextFrame path={pathname} today={loaderData.today} />;
}
