import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ServerBuild } from "react-router";
import type { PageSheet } from "../../model/site-context.ts";

const folder = resolve(import.meta.dirname, "../../build");

let build: Promise<ServerBuild> | undefined;

/** The built application, cached: each page needs it, and `import()` is slow. */
export const loadBuild = (): Promise<ServerBuild> =>
  (build ??= import(resolve(folder, "server/index.js")));

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
  try {
    const file = resolve(folder, "client/.vite/manifest.json");
    const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
    const entry = Object.entries(manifest).find(([name]) => name.startsWith(ENTRY))?.[1];
    if (!entry) throw new Error(`${ENTRY} is not in the manifest`);
    return `/${entry.file}`;
  } catch (cause) {
    throw new BuildMissingError(cause);
  }
}

/** The style sheet of each page, by the name of its route (scripts/make-page-sheets.ts). */
export function readPageSheets(): Map<string, PageSheet> {
  const file = resolve(folder, "server/sheets.json");
  const sheets: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return new Map(
    Object.entries(sheets).map(([name, css]) => [
      name,
      { css, hash: `sha256-${hash("sha256", css, "base64")}` },
    ]),
  );
}
