import { Outlet, useLocation } from "react-router";
import { getSite } from "../site-context.ts";
import type { Route } from "./+types/text-page";
import { TextPageLayout } from "./text-page-layout.tsx";

export function loader(args: Route.LoaderArgs) {
  return { today: getSite(args).today };
}

/** A text page of the site map. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <TextPageLayout path={pathname} today={loaderData.today}>
      <Outlet />
    </TextPageLayout>
  );
}
