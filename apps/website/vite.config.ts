import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { noRoutesInBrowser } from "./vite/no-routes-in-browser.ts";

/**
 * One request per small module would cost more than it saves. A group also takes what its modules import, so what every
 * island needs is named in the chunks that every island loads. An enhancement never loads React.
 */
const sharedChunks = [
  {
    name: "start",
    test: /islands\/(auth-headers|read-storage)|\/school-code|enhancements\/(reduced-motion|after-paint)|vite\/preload-helper/,
  },
  // Not in the first script: few pages need it.
  { name: "language", test: /language\/(browser|page)-language|texts\/translate\.ts$/ },
  // Code of home, and of the islands and enhancements of other pages.
  {
    name: "turned",
    test: /app\/enhancements\/view\.ts$|model\/dates\/day\.ts$/,
  },
  // Without the messages, which bring an HTML parser that only their own pages need.
  {
    name: "plain",
    test: /(app\/ui\/[^/]*\/(?!use-)[^/]*|model\/(?!principal-messages).*)\.ts$/,
    minShareCount: 2,
  },
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate|language\/(use-(language|text)|rich-text)|ui\/link\//,
  },
  {
    name: "pieces",
    test: /(app\/(ui|school|lists)|model)\/(?!principal-messages)/,
    minShareCount: 2,
  },
].map((group, index) => ({ ...group, priority: 10 - index }));

export default defineConfig({
  plugins: [reactRouter(), noRoutesInBrowser],
  // The manifest has, for the server, the hashed names of the islands' entry and of the style sheet.
  build: {
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first script names every chunk of the islands.
        chunkFileNames: "assets/[name]-[hash:6].js",
        codeSplitting: { groups: sharedChunks },
      },
      // A slow machine is not a fault of the build.
      checks: { bundlerTimings: false },
    },
  },
  ssr: { noExternal: [/^@manor\//, "photo-lightbox"] },
});
