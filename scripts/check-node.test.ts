import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error plain JavaScript: it runs before our Node does
import { findRemedy } from "./check-node.mjs";

const repository = resolve(import.meta.dirname, "..");
const missing =
  "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file";

test("a bare Debian gets the library that our Node needs, when the newcomer is root", () => {
  const remedy = findRemedy({ isThere: true, errors: missing, canInstall: true });
  expect(remedy).toEqual({ install: "libatomic1" });
});

test("who is not root, or not on Debian, reads in one sentence what to install", () => {
  const { say } = findRemedy({ isThere: true, errors: missing, canInstall: false });
  expect(say).toContain("sudo apt-get install -y libatomic1");
  expect(say).toContain("sudo dnf install -y libatomic");
  expect(say).not.toContain("\n");
});

test("another reason is shown as it is, and nothing is installed for it", () => {
  const remedy = findRemedy({
    isThere: true,
    errors: "node: /lib/libc.so.6: version `GLIBC_2.28' not found\n",
    canInstall: true,
  });
  expect(remedy).toEqual({
    say: "The project's own Node does not start on this machine: node: /lib/libc.so.6: version `GLIBC_2.28' not found",
  });
});

/** The check in a folder of its own, beside a Node that is this shell script, or beside none. */
function checkBeside(script?: string) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "check-node-")));
  mkdirSync(join(folder, "scripts"));
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  copyFileSync(join(repository, "scripts/check-node.mjs"), join(folder, "scripts/check-node.mjs"));
  if (script) {
    const node = join(folder, "node_modules/.bin/node");
    writeFileSync(node, `#!/bin/sh\n${script}\n`);
    chmodSync(node, 0o755);
  }
  return spawnSync(process.execPath, [join(folder, "scripts/check-node.mjs")], {
    encoding: "utf8",
  });
}

test("a Node that starts is no news", () => {
  const { status, stdout, stderr } = checkBeside("echo v26.0.0");
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
});

test("before npm ci one sentence says so, and the command ends", () => {
  const { status, stderr } = checkBeside();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The project's own Node is not here\. Run `npm ci` first.*\n$/);
});

test("a Node that cannot start ends the command with its own words", () => {
  const { status, stderr } = checkBeside("echo 'Illegal instruction' >&2; exit 132");
  expect(status).toBe(1);
  expect(stderr).toBe(
    "The project's own Node does not start on this machine: Illegal instruction\n",
  );
});

test("every npm script begins with this check, on the Node that npm itself runs on", () => {
  const manifests = globSync("{package.json,{apps,packages}/*/package.json}", { cwd: repository });
  expect(manifests).toHaveLength(6);
  const wrong = manifests.flatMap((manifest) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(repository, manifest), "utf8")) as {
      scripts?: Record<string, string>;
    };
    const check = manifest === "package.json" ? "scripts/" : "../../scripts/";
    const first = `"\${npm_node_execpath:-node}" ${check}check-node.mjs && `;
    return Object.entries(scripts)
      .filter(([, command]) => !command.startsWith(first))
      .map(([name]) => `${manifest}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test("no script depends on an install script, nor on one that runs before or after it", () => {
  expect(readFileSync(join(repository, ".npmrc"), "utf8")).toContain("ignore-scripts=true\n");
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const names = Object.keys(scripts);
  expect(names.filter((name) => /^(pre|post)/.test(name) || name === "prepare")).toEqual([]);
});
