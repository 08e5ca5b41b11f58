import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type Address, furtherPages, siteMap } from "./site-map.ts";

const isText = ({ file }: Address) => file.endsWith(".mdx");
const toRoute = ({ path, file }: Address) => route(path, file, { id: file + path, caseSensitive: true });

/** Every page of the site map, and the page for every other address. Pages of text share one frame. */
export default [
  layout("pages/text-page.tsx", siteMap.filter(isText).map(toRoute)),
  ...[...siteMap, ...furtherPages].filter((address) => !isText(address)).map(toRoute),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
