import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type Address, furtherPages, siteMap } from "./site-map.ts";

const isText = ({ file }: Address) => file.endsWith(".mdx");

const routeOf = ({ path, file }: Address) =>
  route(path, file, { id: `${file}${path}`, caseSensitive: true });

const pages = [...siteMap, ...furtherPages].filter((address) => !isText(address));

/** Every page of the site map, pages of text in their common frame, and the page for every other address. */
export default [
  ...pages.map(routeOf),
  layout("pages/text-page.tsx", siteMap.filter(isText).map(routeOf)),
  // The shared pieces on one page; answered only where the server is told to (SITE_EXAMPLES).
  route("/examples", "pages/examples/examples.tsx"),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
