import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { repository } from "./run.ts";

type Packages = Record<string, { dev?: boolean; optionalDependencies?: Record<string, string> }>;

/** Optional packages with an exact version that the lock file does not contain. */
export const findMissing = (packages: Packages) =>
  Object.entries(packages).flatMap(([path, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, dev })),
  );

/** Searches like Node: next to the package, then in each folder above it. */
function isLocked(packages: Packages, path: string, name: string): boolean {
  if (`${path && `${path}/`}node_modules/${name}` in packages) return true;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/")));
  return path !== "" && isLocked(packages, parent, name);
}

/**
 * Adds entries that npm omits when the registry has no builds for other systems; without them `npm ci` fails. Run it
 * after each change of dependencies.
 */
function completeLock(file: string): void {
  const lock = JSON.parse(readFileSync(file, "utf8"));
  for (const { name, version, dev } of findMissing(lock.packages)) {
    const words = name.split(/[/-]/);
    const pick = (known: string) => known.split(" ").filter((word) => words.includes(word));
    const os = pick("android darwin freebsd linux openbsd openharmony win32");
    const cpu = pick("arm arm64 ia32 loong64 ppc64 riscv64 s390x x64");
    const libc = os[0] === "linux" && { libc: [name.includes("musl") ? "musl" : "glibc"] };
    const entry = { version, cpu, ...(dev && { dev }), ...libc, optional: true, os };
    lock.packages[`node_modules/${name}`] = entry;
    process.stdout.write(`added ${name} ${version}\n`);
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

if (import.meta.main) completeLock(resolve(repository, "package-lock.json"));
