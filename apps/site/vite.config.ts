import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { mdxOptions } from "./mdx.config.ts";

export default defineConfig({
  plugins: [mdx(mdxOptions), reactRouter()],
  // The manifest tells the server the hashed names of the islands' entry and of the style sheet.
  build: {
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  ssr: { noExternal: [/^@manor\//] },
});
