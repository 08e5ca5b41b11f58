import { data, useLocation } from "react-router";
import { findPage } from "../school-pages.ts";
import { getSite } from "../site-context.ts";
import type { Route } from "./+types/editor-page";
import { TextPageLayout } from "./text-page-layout.tsx";

/** The catch-all route: a page that an editor added, or 404. */
export function loader(args: Route.LoaderArgs) {
  const { school, today } = getSite(args);
  if (!findPage(school, new URL(args.request.url).pathname)?.page.text)
    throw data(null, { status: 404 });
  return { today };
}

export default function EditorPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return <TextPageLayout path={pathname} today={loaderData.today} />;
}
