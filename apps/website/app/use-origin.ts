import { useRouteLoaderData } from "react-router";

/** The public origin of the site, without a trailing slash; "" outside a page. */
export function useOrigin(): string {
  const root = useRouteLoaderData("root") as { origin: string } | undefined;
  return root?.origin ?? "";
}
