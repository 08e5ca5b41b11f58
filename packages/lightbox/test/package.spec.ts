import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, rm, symlink } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const here = resolve(import.meta.dirname, "..");
const modules = resolve(here, "../../node_modules");
const work = resolve(here, "test-results-package");
const dist = resolve(work, "dist");
const node = resolve(modules, ".bin/node");

const run = (program: string, args: string[], cwd = here) =>
  execFileSync(node, [resolve(modules, program), ...args], {
    cwd,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${resolve(modules, ".bin")}:${process.env.PATH}`,
      LIGHTBOX_DIST: dist,
    },
  });

const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  execFileSync(node, [resolve(here, "build.ts")], {
    cwd: here,
    env: {
      ...process.env,
      PATH: `${resolve(modules, ".bin")}:${process.env.PATH}`,
      LIGHTBOX_DIST: dist,
    },
  });
});

test.afterAll(() => rm(work, { recursive: true, force: true }));

test("publishes only code, types, style, README and licence", () => {
  const [{ files, name }] = JSON.parse(
    execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
      cwd: dist,
      encoding: "utf8",
    }),
  ) as [{ name: string; files: { path: string }[] }];
  expect(name).toBe("@manor/lightbox");
  const paths = files.map(({ path }) => path);
  for (const path of [
    "index.js",
    "index.d.ts",
    "lightbox.css",
    "README.md",
    "LICENSE",
    "package.json",
  ]) {
    expect(paths).toContain(path);
  }
  const others = paths.filter((path) => !/^[\w-]+(\.d\.ts|\.js|\.css)$/.test(path));
  expect(others.sort()).toEqual(["LICENSE", "README.md", "package.json"]);
  expect(paths.filter((path) => /test|playground|picture-\d/.test(path))).toEqual([]);
});

test("type-checks and bundles in a React 19 project", async () => {
  const project = resolve(work, "consumer");
  await cp(resolve(here, "test/consumer"), project, { recursive: true });
  const nodeModules = resolve(project, "node_modules");
  await mkdir(resolve(nodeModules, "@manor"), { recursive: true });
  await cp(dist, resolve(nodeModules, "@manor/lightbox"), { recursive: true });
  for (const name of [
    "react",
    "react-dom",
    "scheduler",
    "csstype",
    "@types/react",
    "@types/react-dom",
    "exifr",
  ]) {
    await mkdir(dirname(resolve(nodeModules, name)), { recursive: true });
    await symlink(resolve(modules, name), resolve(nodeModules, name));
  }
  run("typescript/bin/tsc", ["-p", project]);
  run("vite/bin/vite.js", ["build", project, "--logLevel", "warn"]);
  const page = await readFile(resolve(project, "dist/index.html"), "utf8");
  expect(page).toMatch(/assets\/index-[\w-]+\.js/);
  expect(page).toMatch(/assets\/index-[\w-]+\.css/);
});

test("has at most 17.2 KB of script and 3 KB of style, gzipped", async () => {
  const { build } = await import("vite");
  const config = { configFile: false, root: here, logLevel: "error" } as const;
  const toOutputs = (built: Awaited<ReturnType<typeof build>>) =>
    (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const external = /^(react|react-dom|exifr)(\/|$)/;
  const result = await build({
    ...config,
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry: resolve(dist, "index.js"), formats: ["es"], fileName: "sized" },
      rolldownOptions: { external: (id: string) => external.test(id), output: { minify: true } },
    },
  });
  const script = toOutputs(result).reduce(
    (sum, part) => sum + (part.type === "chunk" ? gzipped(part.code) : 0),
    0,
  );
  const sheet = await build({
    ...config,
    build: { write: false, rolldownOptions: { input: resolve(dist, "lightbox.css") } },
  });
  const style = toOutputs(sheet).reduce(
    (sum, part) =>
      sum + (part.fileName.endsWith(".css") && part.type === "asset" ? gzipped(part.source) : 0),
    0,
  );
  console.log(`script ${script} B, style ${style} B (gzip)`);
  expect(script).toBeGreaterThan(10_000);
  expect(script).toBeLessThanOrEqual(17_200);
  expect(style).toBeGreaterThan(1_000);
  expect(style).toBeLessThanOrEqual(3_000);
});

test("imports only React and exifr, and injects no styles", async () => {
  const code = await readFile(resolve(dist, "index.js"), "utf8");
  const imports = [...code.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map((match) => match[1]);
  expect([...new Set(imports)].sort()).toEqual([
    "exifr/dist/lite.esm.mjs",
    "react",
    "react-dom",
    "react/jsx-runtime",
  ]);
  expect(code).not.toMatch(/createElement\("style"\)|innerHTML|insertAdjacentHTML/);
});
