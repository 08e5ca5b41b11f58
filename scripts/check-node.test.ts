import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
// @ts-expect-error plain JavaScript: it runs before our Node does
import { findRemedy } from "./check-node.mjs";

const missing =
  "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file";

test("a bare Debian gets the library that our Node needs from root; others read in one sentence what to install", () => {
  const remedyFor = (canInstall: boolean) =>
    findRemedy({ isThere: true, errors: missing, canInstall });
  expect(remedyFor(true)).toEqual({ install: "libatomic1" });
  expect(remedyFor(false).say).toMatch(
    /^.*sudo apt-get install -y libatomic1.*sudo dnf install -y libatomic.*$/,
  );
});

const START = "The project's own Node does not start on this machine: ";

test.each([
  ["a Node that starts is no news", "echo v26.0.0", 0, ""],
  [
    "before npm ci one sentence says so",
    undefined,
    1,
    "The project's own Node is not here. Run `npm ci` first; it brings one for Linux (glibc) and macOS.\n",
  ],
  [
    "another reason is shown in its own words, and nothing is installed for it",
    "echo 'Illegal instruction' >&2; exit 132",
    1,
    `${START}Illegal instruction\n`,
  ],
])("%s", (_, script, status, stderr) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "check-node-")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  const check = join(folder, "scripts/check-node.mjs");
  cpSync(join(import.meta.dirname, "check-node.mjs"), check);
  if (script) {
    const node = join(folder, "node_modules/.bin/node");
    writeFileSync(node, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const ended = spawnSync(process.execPath, [check], { encoding: "utf8" });
  expect([ended.status, ended.stdout, ended.stderr]).toEqual([status, "", stderr]);
});
