export type LockedPackages = Record<
  string,
  { dev?: boolean; optionalDependencies?: Record<string, string> }
>;

/** Optional packages that a locked package names by exact version but that the lock file does not hold. */
export function findMissing(
  packages: LockedPackages,
): { name: string; version: string; dev: boolean }[] {
  return Object.entries(packages).flatMap(([path, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** Looks where Node would look: beside the package, then in each folder above it. */
function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  const place = `${path === "" ? "" : `${path}/`}node_modules/${name}`;
  if (place in packages) return true;
  if (path === "") return false;
  const parent = path.includes("/node_modules/")
    ? path.slice(0, path.lastIndexOf("/node_modules/"))
    : "";
  return isLocked(packages, parent, name);
}
