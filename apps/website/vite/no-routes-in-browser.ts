import type { Plugin } from "vite";

/** Nothing routes in the browser. Islands and shared code remain, in a few chunks instead of many small ones. */
export const noRoutesInBrowser: Plugin = {
  name: "manor:no-routes-in-browser",
  apply: "build",
  enforce: "post",
  transform(_code, id) {
    if (this.environment.name === "ssr" || !id.endsWith("?__react-router-build-client-route"))
      return;
    return { code: "export {};", map: null };
  },
};
