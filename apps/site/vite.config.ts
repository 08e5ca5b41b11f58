import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { mdxOptions } from "./mdx.config.ts";
import { noRoutesInBrowser } from "./vite/no-routes-in-browser.ts";

/**
 * What islands and enhancements share, in a few chunks: a request of its own for every small module would
 * cost more than it saves. What needs React stays apart, so that an enhancement never brings it along.
 */
const sharedChunks = [
  { name: "start", test: /islands\/auth-headers|ui\/reduced-motion|vite\/preload-helper/ },
  { name: "plain", test: /app\/(ui|school)\/(?!use-)[^/]*\.ts$/, minShareCount: 2 },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate/ },
  { name: "pieces", test: /app\/(ui|rules|school)\//, minShareCount: 2 },
].map((group, index) => ({ ...group, priority: 10 - index }));

export default defineConfig({
  plugins: [mdx(mdxOptions), reactRouter(), noRoutesInBrowser],
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
