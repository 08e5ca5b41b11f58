import { Outlet, useLocation } from "react-router";
import { siteOf } from "../site-context.ts";
import type { Route } from "./+types/text-page";
import { TextFrame } from "./text-frame.tsx";

export function loader(args: Route.LoaderArgs) {
  return { today: siteOf(args).today };
}

/** A text page of the site map. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <TextFrame path={pathname} today={loaderData.today}>
      <Outlet />
    </TextFrame>
  );
}
