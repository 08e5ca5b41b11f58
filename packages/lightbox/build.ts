/**
 * Writes the published package to dist/: one module, its types, one style sheet and a manifest.
 * The workspace uses the sources. Publish by `npm publish packages/lightbox/dist`.
 */
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, type InlineConfig } from "vite";

const here = import.meta.dirname;
const dist = resolve(here, process.env.LIGHTBOX_DIST ?? "dist");
const manifest = JSON.parse(await readFile(resolve(here, "package.json"), "utf8"));
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const common: InlineConfig = { configFile: false, root: here, logLevel: "warn" };
await build({
  ...common,
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    outDir: dist,
    emptyOutDir: true,
    minify: false,
    target: "es2022",
    lib: { entry: resolve(here, "src/index.ts"), formats: ["es"], fileName: "index" },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      // Pure annotations inside components have no effect.
      output: { comments: { annotation: false } },
    },
  },
});
await writeFile(resolve(dist, "lightbox.css"), await bundleStyles());
await writeTypes();

const { private: _1, scripts: _2, exports: _3, devDependencies: _4, ...rest } = manifest;
const published = {
  ...rest,
  exports: {
    ".": { types: "./index.d.ts", default: "./index.js" },
    "./lightbox.css": "./lightbox.css",
  },
  types: "./index.d.ts",
};
await writeFile(resolve(dist, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
await cp(resolve(here, "README.md"), resolve(dist, "README.md"));
await cp(resolve(here, "../../LICENSE"), resolve(dist, "LICENSE"));

/** Bundles all sheets to one. */
async function bundleStyles(): Promise<string> {
  const bundled = await build({
    ...common,
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: resolve(here, "src/lightbox.css") },
    },
  });
  if (!("output" in bundled)) throw new Error("The style sheets have more than one build output.");
  const sheet = bundled.output.find((file) => file.fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("The build of src/lightbox.css has no style sheet.");
  return String(sheet.source);
}

/** Writes the types that the entry reaches, without internal ones. */
async function writeTypes(): Promise<void> {
  const all = await mkdtemp(join(tmpdir(), "lightbox-types-"));
  const tsc = resolve(here, "../../node_modules/.bin/tsc");
  execFileSync(tsc, ["-p", resolve(here, "tsconfig.types.json"), "--outDir", all], {
    stdio: "inherit",
  });
  const names = new Set(["index"]);
  for (const name of names) {
    const text = await readFile(resolve(all, `${name}.d.ts`), "utf8");
    for (const [, other = ""] of text.matchAll(/from "\.\/([^"]+)\.tsx?"/g)) names.add(other);
    // The published types must not import .ts files.
    await writeFile(
      resolve(dist, `${name}.d.ts`),
      text.replace(/(from "\.\/[^"]+)\.tsx?"/g, '$1.js"'),
    );
  }
  await rm(all, { recursive: true });
}
