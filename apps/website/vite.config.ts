import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { mdxOptions } from "./mdx.config.ts";
import { noRoutesInBrowser } from "./vite/no-routes-in-browser.ts";
import { textPagesAsData } from "./vite/text-pages-as-data.ts";

/**
 * What islands and behaviours share, in a few chunks: a request of its own for every small module would
 * cost more than it saves. What needs React stays apart, so that a behaviour never brings it along.
 */
const sharedChunks = [
  {
    name: "start",
    test: /islands\/auth-headers|\/school-code|behaviours\/reduced-motion|vite\/preload-helper/,
  },
  // What home and its islands turn and count with.
  { name: "turned", test: /app\/(behaviours\/view|dates\/day)\.ts$/ },
  { name: "plain", test: /app\/(school\/[^/]*|ui\/[^/]*\/(?!use-)[^/]*)\.ts$/, minShareCount: 2 },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate/ },
  { name: "pieces", test: /app\/(ui|school|lists)\//, minShareCount: 2 },
].map((group, index) => ({ ...group, priority: 10 - index }));

export default defineConfig({
  plugins: [textPagesAsData, mdx(mdxOptions), reactRouter(), noRoutesInBrowser],
  // The manifest tells the server the hashed names of the islands' entry and of the style sheet.
  build: {
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  ssr: { noExternal: [/^@manor\//] },
});
