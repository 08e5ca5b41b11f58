/**
 * Writes the package as it is published to dist/: one module per part, its types, the style sheet,
 * and a manifest that points there. In the workspace everybody reads the sources instead, so
 * `npm publish packages/lightbox/dist` is the way out, after this.
 */
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, type InlineConfig } from "vite";

const here = import.meta.dirname;
const dist = resolve(here, process.env.LIGHTBOX_DIST ?? "dist");
const manifest = JSON.parse(await readFile(resolve(here, "package.json"), "utf8"));
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

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
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      // Every element is made inside a component, where a mark of purity helps nobody.
      output: { comments: { annotation: false } },
    },
  },
});
await writeFile(resolve(dist, "lightbox.css"), await bundleStyles());
await writeTypes();

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
await cp(resolve(here, "README.md"), resolve(dist, "README.md"));
await cp(resolve(here, "../../LICENSE"), resolve(dist, "LICENSE"));

/** Every part has its own sheet; what is published is one. */
async function bundleStyles(): Promise<string> {
  const bundled = await build({
    ...common,
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: resolve(here, "src/lightbox.css") },
    },
  });
  if (!("output" in bundled)) throw new Error("The style sheets came out as more than one build.");
  const sheet = bundled.output.find((part) => part.fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("No style sheet came out of src/lightbox.css.");
  return String(sheet.source);
}

/** The types that a host page can reach from the entry; those of the inside stay inside. */
async function writeTypes(): Promise<void> {
  const all = await mkdtemp(join(tmpdir(), "lightbox-types-"));
  const tsc = resolve(here, "../../node_modules/.bin/tsc");
  execFileSync(tsc, ["-p", resolve(here, "tsconfig.types.json"), "--outDir", all], {
    stdio: "inherit",
  });
  const wanted = new Set(["index"]);
  for (const name of wanted) {
    const text = await readFile(resolve(all, `${name}.d.ts`), "utf8");
    for (const [, other = ""] of text.matchAll(/from "\.\/([^"]+)\.tsx?"/g)) wanted.add(other);
    // A published type must not point to a source that is not there.
    await writeFile(
      resolve(dist, `${name}.d.ts`),
      text.replace(/(from "\.\/[^"]+)\.tsx?"/g, '$1.js"'),
    );
  }
  await rm(all, { recursive: true });
}
