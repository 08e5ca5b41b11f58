/** Builds the pictures, the pages, the server-rendered HTML of the hydration page and the documentation. */
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "vite";
import { makePictures } from "./make-pictures.ts";

const here = import.meta.dirname;
const configFile = resolve(here, "vite.config.ts");

await makePictures();
await build({ configFile });
// StrictMode checks and React warnings need the development build.
await build({
  configFile,
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("development") },
  build: {
    emptyOutDir: false,
    minify: false,
    rolldownOptions: { input: resolve(here, "hosts.html") },
  },
});

const outDir = resolve(here, "dist-server");
await build({
  configFile,
  publicDir: false,
  build: {
    ssr: resolve(here, "hydrate-server.tsx"),
    outDir,
    rolldownOptions: { input: resolve(here, "hydrate-server.tsx") },
  },
});
const { html } = (await import(resolve(outDir, "hydrate-server.js"))) as { html: string };
const page = resolve(here, "dist/hydrate.html");
await writeFile(page, (await readFile(page, "utf8")).replace("<!--page-->", html));

const documentation = resolve(here, "../docs/build.ts");
execFileSync(process.execPath, [documentation, resolve(here, "dist/docs")], { stdio: "inherit" });
