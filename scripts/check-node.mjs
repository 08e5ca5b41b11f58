// The first step of every npm script. It checks that the project's Node starts, which needs a library that a minimal
// Debian does not have. It is JavaScript, because it may run on any installed Node from version 20.
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LIBRARY = "libatomic.so.1";
const node = fileURLToPath(new URL("../node_modules/.bin/node", import.meta.url));

/**
 * Returns the Debian package to `install` or the `message` to print when the project's Node did not start. `errors` is
 * its output; `canInstall` is true for root on Debian.
 */
export function findRemedy({ exists, errors, canInstall }) {
  if (!exists)
    return {
      message:
        "The project's own Node is missing. Run `npm ci` first; it installs one for Linux (glibc) and macOS.",
    };
  if (!errors.includes(LIBRARY))
    return { message: `The project's own Node does not start on this machine: ${errors.trim()}` };
  if (canInstall) return { install: "libatomic1" };
  return {
    message: `The project's own Node needs the system library ${LIBRARY}, which is missing. Install it with \`sudo apt-get update && sudo apt-get install -y libatomic1\` (Debian, Ubuntu) or \`sudo dnf install -y libatomic\` (Fedora), then run the same command again.`,
  };
}

/** Starts the project's Node. Returns `undefined` when it works. */
function checkNode(canInstall) {
  const { status, stderr, error } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (status === 0) return undefined;
  const errors = stderr || error?.message || `it ended with ${status}`;
  return findRemedy({ exists: existsSync(node), errors, canInstall });
}

function ensureNodeStarts() {
  let remedy = checkNode(process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"));
  if (remedy?.install) {
    process.stdout.write(
      `${LIBRARY} is missing: installing the Debian package ${remedy.install}\n`,
    );
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${remedy.install}`;
    spawnSync(command, { shell: true, env, stdio: ["ignore", "ignore", "inherit"] });
    remedy = checkNode(false);
  }
  if (!remedy) return;
  process.stderr.write(`${remedy.message}\n`);
  process.exitCode = 1;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) ensureNodeStarts();
