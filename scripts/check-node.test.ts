import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
// @ts-expect-error plain JavaScript: it runs before our Node does
import { findRemedy } from "./check-node.mjs";

test("a bare Debian gets the library that our Node needs from root; others read in one sentence what to install", () => {
  const errors = "node: error while loading shared libraries: libatomic.so.1: cannot open";
  const remedyFor = (canInstall: boolean) => findRemedy({ isThere: true, errors, canInstall });
  expect(remedyFor(true)).toEqual({ install: "libatomic1" });
  expect(remedyFor(false).say).toMatch(
    /^.*sudo apt-get install -y libatomic1.*sudo dnf install -y libatomic.*$/,
  );
});

const MISSING =
  "The project's own Node is not here. Run `npm ci` first; it brings one for Linux (glibc) and macOS.\n";
const ILLEGAL = "The project's own Node does not start on this machine: Illegal instruction\n";

test.each([
  ["a Node that starts is no news", "echo v26.0.0", 0, ""],
  ["before npm ci one sentence says so", undefined, 1, MISSING],
  ["another reason is in its own words", "echo 'Illegal instruction' >&2; exit 132", 1, ILLEGAL],
])("%s", (_, script, status, stderr) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "check-node-")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = join(folder, "node_modules/.bin");
  mkdirSync(bin, { recursive: true });
  const check = join(folder, "scripts/check-node.mjs");
  cpSync(join(import.meta.dirname, "check-node.mjs"), check);
  if (script) writeFileSync(join(bin, "node"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const ended = spawnSync(process.execPath, [check], { encoding: "utf8" });
  expect([ended.status, ended.stdout, ended.stderr]).toEqual([status, "", stderr]);
});
