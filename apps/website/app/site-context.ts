import { createContext, type RouterContext, type RouterContextProvider } from "react-router";
import type { SiteContext } from "../model/site-context.ts";

export const siteContext: RouterContext<SiteContext> = createContext<SiteContext>();

export function getSite(args: { context: Readonly<RouterContextProvider> }): SiteContext {
  return args.context.get(siteContext);
}
