import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { findMissing } from "./lock-gaps.ts";
import { repository } from "./run.ts";

/**
 * Adds to the lock file what npm leaves out when a registry does not hold the builds of other systems:
 * without those entries `npm ci` refuses the whole file. Run it after each change of dependencies.
 */
const file = resolve(repository, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));

for (const { name, version, dev } of findMissing(lock.packages)) {
  const words = name.split(/[/-]/);
  const pick = (known: string[]) => known.filter((word) => words.includes(word));
  const os = pick(["android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32"]);
  const cpu = pick(["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "x64"]);
  const libc = words.some((word) => word.includes("musl")) ? "musl" : "glibc";
  lock.packages[`node_modules/${name}`] = {
    version,
    cpu,
    ...(dev ? { dev: true } : {}),
    ...(os[0] === "linux" ? { libc: [libc] } : {}),
    optional: true,
    os,
  };
  process.stdout.write(`added ${name} ${version}\n`);
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
