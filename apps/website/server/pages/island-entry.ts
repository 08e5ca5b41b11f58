import { readFileSync } from "node:fs";
import { resolve } from "node:path";

type Manifest = Record<string, { file: string } | undefined>;

const ENTRY = "app/entry.client.tsx";

/** The site was started without a build. */
class BuildMissingError extends Error {
  override readonly name = "BuildMissingError";
  constructor(cause: unknown) {
    super("The site has no build, so it cannot start; run `npm run build` first.", { cause });
  }
}

/** The hashed address of the islands' entry, from Vite's manifest. Throws BuildMissingError. */
export function findIslandEntry(): string {
  const client = resolve(import.meta.dirname, "../../build/client");
  try {
    const manifest: Manifest = JSON.parse(
      readFileSync(resolve(client, ".vite/manifest.json"), "utf8"),
    );
    const entry = Object.entries(manifest).find(([name]) => name.startsWith(ENTRY))?.[1];
    if (!entry) throw new Error(`${ENTRY} is not in the manifest`);
    return `/${entry.file}`;
  } catch (cause) {
    throw new BuildMissingError(cause);
  }
}
