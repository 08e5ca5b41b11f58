/** Writes the documentation site to docs/dist/, or to the folder of the first argument. */
import { copyFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, createServer } from "vite";
import { makePictures } from "../playground/make-pictures.ts";

const here = import.meta.dirname;
const outDir = resolve(process.argv[2] ?? resolve(here, "dist"));
const common = {
  configFile: false as const,
  root: here,
  logLevel: "warn" as const,
  oxc: { jsx: { runtime: "automatic" as const } },
};

await makePictures();
await build({
  ...common,
  base: "./",
  publicDir: resolve(here, "../playground/public"),
  build: {
    outDir,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      input: resolve(here, "site/client.tsx"),
      output: { entryFileNames: "site.js", assetFileNames: "site[extname]" },
    },
  },
});
const server = await createServer({
  ...common,
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
});
const pages = (await server.ssrLoadModule("/site/pages.tsx")) as typeof import("./site/pages.tsx");
for (const [file, html] of pages.renderPages()) await writeFile(resolve(outDir, file), html);
await server.close();
await copyFile(resolve(here, "examples/own-theme.css"), resolve(outDir, "own-theme.css"));
