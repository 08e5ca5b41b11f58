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

/** Tries the project's Node. `undefined` when it starts. */
function checkNode(canInstall) {
  const { status, stderr, error } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (status === 0) return undefined;
  const errors = stderr || error?.message || `it ended with ${status}`;
  return findRemedy({ isThere: existsSync(node), errors, canInstall });
}

function ensureNodeStarts() {
  let remedy = checkNode(process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"));
  if (remedy?.install) {
    process.stdout.write(`No ${LIBRARY} here: installing Debian's package ${remedy.install}\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${remedy.install}`;
    spawnSync(command, { shell: true, env, stdio: ["ignore", "ignore", "inherit"] });
    remedy = checkNode(false);
  }
  if (!remedy) return;
  process.stderr.write(`${remedy.say}\n`);
  process.exitCode = 1;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) ensureNodeStarts();
