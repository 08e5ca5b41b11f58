import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
// @ts-expect-error plain JavaScript: it runs before our Node does
import { findRemedy } from "./check-node.mjs";

test("installs the missing library as root on Debian, and otherwise prints how to install it", () => {
  const errors = "node: error while loading shared libraries: libatomic.so.1: cannot open";
  const remedyFor = (canInstall: boolean) => findRemedy({ exists: true, errors, canInstall });
  expect(remedyFor(true)).toEqual({ install: "libatomic1" });
  expect(remedyFor(false).message).toMatch(
    /^.*sudo apt-get install -y libatomic1.*sudo dnf install -y libatomic.*$/,
  );
});

const MISSING =
  "The project's own Node is missing. Run `npm ci` first; it installs one for Linux (glibc) and macOS.\n";
const ILLEGAL = "The project's own Node does not start on this machine: Illegal instruction\n";

test.each([
  ["prints nothing when Node starts", "echo v26.0.0", 0, ""],
  ["reports a missing npm ci", undefined, 1, MISSING],
  ["prints any other error of Node", "echo 'Illegal instruction' >&2; exit 132", 1, ILLEGAL],
])("%s", (_, script, status, stderr) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "check-node-")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = join(folder, "node_modules/.bin");
  mkdirSync(bin, { recursive: true });
  const check = join(folder, "scripts/check-node.mjs");
  cpSync(join(import.meta.dirname, "check-node.mjs"), check);
  if (script) writeFileSync(join(bin, "node"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const result = spawnSync(process.execPath, [check], { encoding: "utf8" });
  expect([result.status, result.stdout, result.stderr]).toEqual([status, "", stderr]);
});
