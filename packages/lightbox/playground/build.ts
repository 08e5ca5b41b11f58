/** Builds the pictures, the pages, the server-rendered HTML of the hydration page and the documentation. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, type InlineConfig } from "vite";
import { makePictures } from "./make-pictures.ts";

const here = import.meta.dirname;
const configFile = resolve(here, "vite.config.ts");

await makePictures();
await build({ configFile });
const react18 = resolve(here, "react-18");
if (!existsSync(resolve(react18, "node_modules"))) {
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: react18 });
}
const inReact18: InlineConfig = {
  base: "/react-18/",
  resolve: {
    alias: [{ find: /^(react|react-dom)(?=\/|$)/, replacement: `${react18}/node_modules/$1` }],
  },
};
const react18OutDir = resolve(here, "dist/react-18");
await build({ ...inReact18, configFile, publicDir: false, build: { outDir: react18OutDir } });
for (const name of ["hosts", "compat"]) {
  // StrictMode checks and React warnings need the development build.
  const development: InlineConfig = {
    configFile,
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    build: {
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { input: resolve(here, `${name}.html`) },
    },
  };
  await build(development);
  await build({
    ...inReact18,
    ...development,
    build: { ...development.build, outDir: react18OutDir },
  });
}

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
// Node finds React 18 there.
await cp(outDir, resolve(react18, "dist-server"), { recursive: true });
const page = resolve(here, "dist/hydrate.html");
await writeFile(page, (await readFile(page, "utf8")).replace("<!--page-->", html));

const documentation = resolve(here, "../docs/build.ts");
execFileSync(process.execPath, [documentation, resolve(here, "dist/docs")], { stdio: "inherit" });
