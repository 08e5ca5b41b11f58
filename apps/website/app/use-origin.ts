import { useRouteLoaderData } from "react-router";

/** The address that visitors type, without a slash at the end; "" where no page stands around. */
export function useOrigin(): string {
  const root = useRouteLoaderData("root") as { origin: string } | undefined;
  return root?.origin ?? "";
}
