/** Pictures, then the server's half of the hydration page, then both pages. */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "vite";
import { makePictures } from "./make-pictures.ts";

const here = import.meta.dirname;
const configFile = resolve(here, "vite.config.ts");

await makePictures();
await build({ configFile });

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
