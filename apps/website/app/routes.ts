import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { getPageName, isText, type Page } from "../model/pages/page.ts";
import { furtherPages, siteMap, TEXT_PAGE } from "../model/pages/site-map.ts";

const toRoute = (page: Page) =>
  route(page.path, page.file, { id: getPageName(page), caseSensitive: true });

const pages = [...siteMap, ...furtherPages].filter((page) => !isText(page));

/** All pages of the site map, text pages in their shared frame, and a catch-all route for pages that editors added and for unknown addresses. */
export default [
  ...pages.map(toRoute),
  layout(TEXT_PAGE, siteMap.filter(isText).map(toRoute)),
  // All shared components on one page; served only with SITE_EXAMPLES=on.
  route("/examples", "examples/examples.tsx"),
  route("*", TEXT_PAGE, { id: "editor-page" }),
] satisfies RouteConfig;
