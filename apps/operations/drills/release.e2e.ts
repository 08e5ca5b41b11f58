import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { untilHealthy } from "../../../scripts/until-healthy.ts";
import { findFreePort } from "../../../tests/e2e/harness/site.ts";
import { releaseUnderTest } from "./release-under-test.ts";

describe("a release, in an empty folder, with nothing of development and no registry", () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-release-"));
  const running: ChildProcess[] = [];
  let tarball = "";
  let home = "";

  before(async () => {
    tarball = await releaseUnderTest();
    execFileSync("tar", ["xzf", tarball, "-C", folder]);
    const [name = ""] = readdirSync(folder);
    home = join(folder, name);
  });
  after(async () => {
    for (const child of running) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      if (child.exitCode === null) await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  /** As systemd starts it: with what is in the tarball, and a shell's two folders. */
  const environment = {
    PATH: "/usr/bin:/bin",
    HOME: "/nonexistent",
    npm_config_registry: "http://127.0.0.1:9",
    PRODUCTION: "on",
    SAMPLE_CONTENT: "off",
    SITE_ORIGIN: "https://www.school.example",
    CONTENT_HOST_TOKEN: "a-token-that-both-processes-know-of",
    HOST_DATA_DIR: join(folder, "data/host"),
    SITE_DATA_DIR: join(folder, "data/site"),
  };

  function start(app: string, ports: Record<string, string>): void {
    mkdirSync(environment.SITE_DATA_DIR, { recursive: true, mode: 0o700 });
    const child = spawn(join(home, "node_modules/.bin/node"), [`apps/${app}/server/main.ts`], {
      cwd: home,
      env: { ...environment, ...ports },
      stdio: ["ignore", "ignore", "inherit"],
    });
    running.push(child);
  }

  test("its checksums are right, and it holds no package of development", () => {
    const beside = { cwd: dirname(tarball), encoding: "utf8" } as const;
    execFileSync("sha256sum", ["--check", "--quiet", `${tarball}.sha256`], beside);
    execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: home });
    for (const name of ["vitest", "vite", "typescript", "knip", "@playwright/test", "axe-core"])
      assert.equal(existsSync(join(home, "node_modules", name)), false, name);
    for (const name of ["apps/site/server/main.ts", "LICENSE", "node_modules/next"])
      assert.equal(existsSync(join(home, name)), true, name);
    const tests = readdirSync(join(home, "apps"), { recursive: true }).filter((name) =>
      /^(?!.*node_modules).*\.(test|spec|e2e)\.ts$/.test(String(name)),
    );
    assert.deepEqual(tests, []);
  });

  test("its bill of materials names every package that is in it, and no other", () => {
    const bill = JSON.parse(readFileSync(join(home, "sbom.cdx.json"), "utf8"));
    const named = new Set<string>(
      bill.components.map((component: Record<string, string>) => component["bom-ref"]),
    );
    const manifests = ["node_modules", "apps/site/node_modules"]
      .map((folder) => join(home, folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true })
          .map(String)
          .filter((path) => /(^|node_modules\/)(@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
          .filter((path) => !path.startsWith("@manor/"))
          .map((path) => JSON.parse(readFileSync(join(folder, path), "utf8"))),
      );
    const present = manifests.filter(({ name, version }) => name && version);
    assert.ok(present.length > 300, `${present.length} packages`);
    const refs = present.map(({ name, version }) => `${name}@${version}`);
    assert.deepEqual(
      refs.filter((ref) => !named.has(ref)),
      [],
    );
    const absent = [...named].filter((ref) => !ref.startsWith("@manor/") && !refs.includes(ref));
    assert.deepEqual(absent, []);
  });

  test("it starts, in production, and desk and site answer", async () => {
    const [site, host] = [await findFreePort(), await findFreePort()];
    const ports = { PORT: String(site), HOST_PORT: String(host) };
    start("content-host", ports);
    await untilHealthy(`http://127.0.0.1:${host}/healthz`, 120_000);
    start("site", ports);
    await untilHealthy(`http://127.0.0.1:${site}/readyz`, 60_000);
    const desk = await fetch(`http://127.0.0.1:${host}/admin/login`);
    assert.equal(desk.status, 200);
    const page = await fetch(`http://127.0.0.1:${site}/`);
    assert.equal(page.status, 200);
    const html = await page.text();
    const [, asset = ""] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    assert.equal((await fetch(`http://127.0.0.1:${site}${asset}`)).status, 200, asset);
  });

  test("its commands work, too: a backup of what runs", () => {
    const file = join(folder, "backup.tar.gz");
    const node = join(home, "node_modules/.bin/node");
    const backup = (...args: string[]) =>
      execFileSync(node, ["apps/operations/backup.ts", ...args], {
        cwd: home,
        env: environment,
        encoding: "utf8",
      });
    assert.match(backup(file), /holds a SQLite database and \d+ files/);
    assert.match(backup("--verify", file), /is sound/);
  });
});
