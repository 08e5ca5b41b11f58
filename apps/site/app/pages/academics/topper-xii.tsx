import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { topperView } from "../../rules/topper-view.ts";
import { siteOf } from "../../site-context.ts";
import { TopperPage } from "./topper-page.tsx";
import { readTopperQuery } from "./topper-query.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { reader, today } = siteOf(args);
  return topperView(
    await reader.listOrNone("toppers"),
    "XII",
    readTopperQuery(args.request),
    today,
  );
}

export default function TopperXii() {
  return <TopperPage of="XII" view={useLoaderData<typeof loader>()} />;
}
