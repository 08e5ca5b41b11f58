/**
 * Checks the package as an application gets it: packs it, lints the archive, and installs it into the
 * fixtures, which type-check, build, and open a photo in Chromium. Run by `npm run release:check`.
 */
import { execFileSync, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, expect } from "@playwright/test";
import sirv from "sirv";
import { launchOptions } from "../../scripts/browser.ts";
import { logProgress } from "../../scripts/log-progress.ts";
import { childEnv, exitOn, minimalEnv, run } from "../../scripts/run.ts";
import { untilHealthy } from "../../scripts/until-healthy.ts";
import { listen } from "../../tests/e2e/harness/listen.ts";
import { type Fixture, fixtures } from "./fixtures/fixtures.ts";
import { openPhoto } from "./fixtures/visits.ts";

const here = import.meta.dirname;
const linters = { publint: "0.3.25", "@arethetypeswrong/cli": "0.18.5" };

/** Installs exact versions into a folder. npm needs the caller's settings, and runs no code of the packages. */
async function install(
  folder: string,
  packages: Record<string, string>,
  more: string[] = [],
): Promise<void> {
  const manifest = { private: true, type: "module", dependencies: packages };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // A company's proxy may have a certificate that only the system knows.
  const env = { ...childEnv(), NODE_USE_SYSTEM_CA: "1" };
  await run("npm", ["install", ...options, ...more], { cwd: folder, env });
}

const toProgram = (folder: string, name: string) => join(folder, "node_modules/.bin", name);

/** Builds the package and returns the path of its archive. */
async function pack(folder: string): Promise<string> {
  const dist = join(folder, "dist");
  await run(process.execPath, ["build.ts"], {
    cwd: here,
    env: minimalEnv(folder, { LIGHTBOX_DIST: dist }),
  });
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const [{ filename }] = JSON.parse(execFileSync("npm", args, { cwd: dist, encoding: "utf8" }));
  return join(folder, filename);
}

async function lint(folder: string, archive: string): Promise<void> {
  await mkdir(folder);
  await install(folder, linters);
  const env = minimalEnv(folder);
  await run(toProgram(folder, "publint"), [archive, "--strict"], { env });
  await run(toProgram(folder, "attw"), [archive, "--profile", "esm-only"], { env });
}

async function check(fixture: Fixture, folder: string, archive: string, browser: Browser) {
  await mkdir(folder);
  for (const name of ["gallery.tsx", "tsconfig.json", ...fixture.files])
    await cp(join(here, "fixtures", name), name.includes(".") ? join(folder, name) : folder, {
      recursive: true,
    });
  await fixture.prepare?.(folder);
  const packages = { ...fixture.packages, "photo-lightbox": `file:${archive}` };
  await install(folder, packages, fixture.ignoresPeers ? ["--legacy-peer-deps"] : []);
  const env = minimalEnv(folder, {
    NEXT_TELEMETRY_DISABLED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
  });
  for (const [name = "", ...args] of fixture.commands)
    await run(toProgram(folder, name), args, { cwd: folder, env });
  if (typeof fixture.serve === "string") {
    const server = await listen(createServer(sirv(join(folder, fixture.serve))));
    await visit(browser, server.url, fixture.visit).finally(server.close);
  } else if (fixture.serve) {
    await withServer(fixture.serve, folder, (url) => visit(browser, url, fixture.visit));
  }
}

/** Runs a server until `use` is done. */
async function withServer(
  [name = "", ...args]: string[],
  folder: string,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const { url, close } = await listen(createServer());
  await close();
  const settings = { PORT: new URL(url).port, NODE_ENV: "production" };
  const env = childEnv(minimalEnv(folder, settings));
  const options = { cwd: folder, env, stdio: "inherit", detached: true } as const;
  const server = spawn(toProgram(folder, name), args, options);
  try {
    await untilHealthy(url, 60_000);
    await use(url);
  } finally {
    // The program may be a wrapper; its process group includes the server.
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  }
}

/** Visits the page. Fails on console errors. */
async function visit(browser: Browser, url: string, use: Fixture["visit"] = openPhoto) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(url, { waitUntil: "networkidle" });
  await use(page);
  expect(errors).toEqual([]);
  await page.close();
}

/** With a word, only the fixtures whose names contain it, or the `linters`. */
async function main(word = ""): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "release-check-"));
  const browser = await chromium.launch(launchOptions());
  try {
    const archive = await pack(folder);
    if ("linters".includes(word)) await lint(join(folder, "linters"), archive);
    for (const [name, fixture] of Object.entries(fixtures)) {
      if (!name.includes(word)) continue;
      logProgress(name);
      await check(fixture, join(folder, name.replaceAll(/\W+/g, "-")), archive, browser);
    }
    logProgress("The package works in all of them");
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

exitOn(main(process.argv[2]));
