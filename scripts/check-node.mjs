// The first step of every npm script. Plain JavaScript, because it runs on the newcomer's own Node, 20 or newer:
// it makes sure that the project's Node starts, which needs a library that a bare Debian does not have.
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LIBRARY = "libatomic.so.1";
const node = fileURLToPath(new URL("../node_modules/.bin/node", import.meta.url));

/**
 * What is to be done when the project's Node did not start: a Debian package to `install`, or a sentence to `say`.
 * `errors` is what that Node printed; `canInstall` holds for root on Debian.
 */
export function findRemedy({ isThere, errors, canInstall }) {
  if (!isThere)
    return {
      say: "The project's own Node is not here. Run `npm ci` first; it brings one for Linux (glibc) and macOS.",
    };
  if (!errors.includes(LIBRARY))
    return { say: `The project's own Node does not start on this machine: ${errors.trim()}` };
  if (canInstall) return { install: "libatomic1" };
  return {
    say: `The project's own Node needs the system library ${LIBRARY}, which is not here. Install it with \`sudo apt-get update && sudo apt-get install -y libatomic1\` (Debian, Ubuntu) or \`sudo dnf install -y libatomic\` (Fedora), then run the same command again.`,
  };
}

function ensureNodeStarts() {
  const first = tryNode();
  if (first.starts) return;
  const remedy = findRemedy({ ...first, canInstall: canInstall() });
  if (remedy.say) return give(remedy.say);
  process.stdout.write(`No ${LIBRARY} here: installing Debian's package ${remedy.install}\n`);
  aptGet("update", "-qq");
  aptGet("install", "-y", "-qq", "--no-install-recommends", remedy.install);
  const second = tryNode();
  if (!second.starts) give(findRemedy({ ...second, canInstall: false }).say);
}

function tryNode() {
  const { status, stderr, error } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return {
    starts: status === 0,
    isThere: existsSync(node),
    errors: stderr || (error ? error.message : `it ended with ${status}`),
  };
}

function canInstall() {
  const isRoot = process.getuid ? process.getuid() === 0 : false;
  return isRoot && existsSync("/usr/bin/apt-get");
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] });
}

function give(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) ensureNodeStarts();
