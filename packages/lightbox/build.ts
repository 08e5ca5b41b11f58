/**
 * Writes the package as it is published to dist/: one module per part, its types, the style sheet,
 * and a manifest that points there. In the workspace everybody reads the sources instead, so
 * `npm publish packages/lightbox/dist` is the way out, after this.
 */
import { execFileSync } from "node:child_process";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, type InlineConfig } from "vite";

const here = import.meta.dirname;
const dist = resolve(here, process.env.LIGHTBOX_DIST ?? "dist");
const manifest = JSON.parse(await readFile(resolve(here, "package.json"), "utf8"));
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const config: InlineConfig = {
  configFile: false,
  root: here,
  logLevel: "warn",
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    outDir: dist,
    emptyOutDir: true,
    minify: false,
    target: "es2022",
    lib: { entry: resolve(here, "src/index.ts"), formats: ["es"], fileName: "index" },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
    },
  },
};
await build(config);

const tsc = resolve(here, "../../node_modules/.bin/tsc");
execFileSync(tsc, ["-p", resolve(here, "tsconfig.types.json"), "--outDir", dist], {
  stdio: "inherit",
});
for (const name of await readdir(dist)) {
  if (!name.endsWith(".d.ts")) continue;
  if (name.includes(".test.")) await rm(resolve(dist, name));
  else {
    const text = await readFile(resolve(dist, name), "utf8");
    // A published type must not point to a source that is not there.
    await writeFile(resolve(dist, name), text.replace(/(from "\.\/[^"]+)\.tsx?"/g, '$1.js"'));
  }
}

const { private: _1, scripts: _2, exports: _3, devDependencies: _4, ...kept } = manifest;
const published = {
  ...kept,
  exports: {
    ".": { types: "./index.d.ts", default: "./index.js" },
    "./lightbox.css": "./lightbox.css",
  },
  types: "./index.d.ts",
};
await writeFile(resolve(dist, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
await cp(resolve(here, "src/lightbox.css"), resolve(dist, "lightbox.css"));
await cp(resolve(here, "README.md"), resolve(dist, "README.md"));
await cp(resolve(here, "../../LICENSE"), resolve(dist, "LICENSE"));
