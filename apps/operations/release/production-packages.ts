import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Locked = { dev?: true; devOptional?: true; peer?: true; link?: true };

/** As package-lock.json names them. Excludes peer dependencies that only a library's build needs. */
export function productionPackages(root: string): string[] {
  const lockFile: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  return Object.entries(lockFile.packages)
    .filter(([path]) => path.includes("node_modules/"))
    .filter(([, { dev, devOptional, peer, link }]) => !dev && !devOptional && !peer && !link)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
}
