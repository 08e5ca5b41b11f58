import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { nameOf, type Page } from "./page.ts";
import { furtherPages, siteMap } from "./site-map.ts";

const isText = ({ file }: Page) => file.endsWith(".mdx");

const routeOf = (page: Page) =>
  route(page.path, page.file, { id: nameOf(page), caseSensitive: true });

const pages = [...siteMap, ...furtherPages].filter((page) => !isText(page));

/** Every page of the site map, pages of text in their common frame, and one for every other address: those that the office gave, and those that lead nowhere. */
export default [
  ...pages.map(routeOf),
  layout("text-pages/text-page.tsx", siteMap.filter(isText).map(routeOf)),
  // The examples of all components; only with SITE_EXAMPLES.
  route("/examples", "examples/examples.tsx"),
  route("*", "text-pages/own-page.tsx"),
] satisfies RouteConfig;
