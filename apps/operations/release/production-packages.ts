import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Locked = { dev?: true; devOptional?: true; peer?: true; link?: true };

/**
 * The folders of all packages that run in production and are installed on this machine, as the lock names them. What
 * only a library's own builder asks for (peers that nobody here names) stays away, too.
 */
export function productionPackages(root: string): string[] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  return Object.entries(lock.packages)
    .filter(([path]) => path.includes("node_modules/"))
    .filter(([, { dev, devOptional, peer, link }]) => !dev && !devOptional && !peer && !link)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
}
