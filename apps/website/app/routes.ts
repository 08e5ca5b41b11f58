import { type RouteConfig, route } from "@react-router/dev/routes";
import { fixedPages } from "../model/pages/fixed-pages.ts";
import { getPageName, TEXT_PAGE } from "../model/pages/page.ts";

/** The fixed pages, and one route for every other address: the text pages are in the school's data. */
export default [
  ...fixedPages.map((page) =>
    route(page.path, page.file, { id: getPageName(page), caseSensitive: true }),
  ),
  // All shared components on one page; served only with SITE_EXAMPLES=on.
  route("/examples", "examples/examples.tsx"),
  route("*", TEXT_PAGE, { id: "text-page" }),
] satisfies RouteConfig;
