/**
 * Writes the package that is published to dist/: a module and its types for each source file, two style
 * sheets, the documents and a manifest. The workspace uses the sources.
 */
import { execFileSync } from "node:child_process";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { build, type InlineConfig } from "vite";

const here = import.meta.dirname;
const dist = resolve(here, process.env.LIGHTBOX_DIST ?? "dist");
const manifest = JSON.parse(await readFile(resolve(here, "package.json"), "utf8"));
const external = Object.keys(manifest.peerDependencies);
const entries = {
  index: "src/index.ts",
  exif: "src/exif.ts",
  element: "src/element.tsx",
  "use-lightbox": "src/use-lightbox.ts",
  "compat/react-image-lightbox": "src/compat/react-image-lightbox.tsx",
};

const common: InlineConfig = { configFile: false, root: here, logLevel: "warn" };
await build({
  ...common,
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    outDir: dist,
    emptyOutDir: true,
    minify: false,
    target: "es2022",
    lib: { entry: entries, formats: ["es"] },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        // Bundlers drop the modules that an application does not use.
        preserveModules: true,
        preserveModulesRoot: "src",
        entryFileNames: "[name].js",
        // Pure annotations inside components have no effect. The types have the documentation.
        comments: { annotation: false, jsdoc: false },
        // The entry has no directive, so that a server component can read the default labels.
        banner: ({ name }) => (name.endsWith("lightbox") ? '"use client";' : ""),
      },
    },
  },
});
// The element and React in one file, for pages without a build step.
await build({
  ...common,
  oxc: { jsx: { runtime: "automatic" } },
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: dist,
    emptyOutDir: false,
    minify: true,
    target: "es2022",
    lib: { entry: entries.element, formats: ["es"], fileName: "standalone" },
    rolldownOptions: {
      output: { codeSplitting: false, minify: true, comments: { annotation: false } },
    },
  },
});
const style = await bundleStyles();
await writeFile(resolve(dist, "style.css"), style);
await writeFile(resolve(dist, "style.layer.css"), `@layer photo-lightbox {\n${style}}\n`);
// TypeScript 6 and later check that an imported style sheet has types.
await writeFile(resolve(dist, "style.css.d.ts"), "export {};\n");
await writeTypes();

const { private: _1, scripts: _2, devDependencies: _3, ...rest } = manifest;
const published = { ...rest, ...toAddresses(), exports: toExports(), types: "./index.d.ts" };
await writeFile(resolve(dist, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
for (const name of ["CHANGELOG.md", "SECURITY.md", "docs/viewer.webp"])
  await cp(resolve(here, name), resolve(dist, name));
const readme = await readFile(resolve(here, "README.md"), "utf8");
// A package page has the README and no other file.
const files = `https://unpkg.com/${manifest.name}@${manifest.version}/`;
await writeFile(resolve(dist, "README.md"), readme.replaceAll("](docs/", `](${files}docs/`));
await cp(resolve(here, "../../LICENSE"), resolve(dist, "LICENSE"));

/** The repository, as "owner/name". npm accepts provenance only from the repository of the manifest. */
function toAddresses() {
  const repository = process.env.LIGHTBOX_REPOSITORY;
  if (!repository) return {};
  const url = `https://github.com/${repository}`;
  return {
    repository: { type: "git", url: `git+${url}.git`, directory: "packages/lightbox" },
    homepage: `${url}/tree/main/packages/lightbox#readme`,
    bugs: `${url}/issues`,
  };
}

function toExports() {
  const toModule = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  const toStyle = (name: string) => ({ types: "./style.css.d.ts", default: `./${name}.css` });
  return {
    ".": toModule("index"),
    "./exif": toModule("exif"),
    "./element": toModule("element"),
    "./use-lightbox": toModule("use-lightbox"),
    "./compat/react-image-lightbox": toModule("compat/react-image-lightbox"),
    // An alias of the old name then also finds the style sheet.
    "./compat/react-image-lightbox/style.css": toStyle("style"),
    "./standalone.js": { types: "./element.d.ts", default: "./standalone.js" },
    "./style.css": toStyle("style"),
    "./style.layer.css": toStyle("style.layer"),
    "./package.json": "./package.json",
  };
}

/** Bundles all sheets to one. */
async function bundleStyles(): Promise<string> {
  const bundled = await build({
    ...common,
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: resolve(here, "src/style.css") },
    },
  });
  if (!("output" in bundled)) throw new Error("The style sheets have more than one build output.");
  const sheet = bundled.output.find((file) => file.fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("The build of src/style.css has no style sheet.");
  return String(sheet.source);
}

/** Writes the types. Published types must not import .ts files. */
async function writeTypes(): Promise<void> {
  const tsc = resolve(here, "../../node_modules/.bin/tsc");
  execFileSync(tsc, ["-p", resolve(here, "tsconfig.types.json"), "--outDir", dist], {
    stdio: "inherit",
  });
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith(".d.ts")) continue;
    const text = await readFile(resolve(dist, name), "utf8");
    await writeFile(
      resolve(dist, name),
      text.replace(/((?:from |import\()"\.[^"]+)\.tsx?"/g, '$1.js"'),
    );
  }
  await removeInternalTypes();
}

/** Removes the types that no entry imports. */
async function removeInternalTypes(): Promise<void> {
  const used = new Set(["style.css.d.ts"]);
  const addUsed = async (name: string): Promise<void> => {
    if (used.has(name)) return;
    used.add(name);
    const text = await readFile(resolve(dist, name), "utf8");
    for (const [, target = ""] of text.matchAll(/(?:from |import\()"(\.[^"]+)\.js"/g))
      await addUsed(join(dirname(name), `${target}.d.ts`));
  };
  for (const name of Object.keys(entries)) await addUsed(`${name}.d.ts`);
  for (const name of await readdir(dist, { recursive: true }))
    if (name.endsWith(".d.ts") && !used.has(name)) await rm(resolve(dist, name));
}
