import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ServerBuild } from "react-router";
import type { PageSheet } from "../../model/site-context.ts";

const folder = resolve(import.meta.dirname, "../../build");

/** The website was started, or a test was run, without a build. */
class BuildMissingError extends Error {
  override readonly name = "BuildMissingError";
  constructor(cause: unknown) {
    super("The website has no build, so it cannot start; run `npm run build` first.", { cause });
  }
}

let build: Promise<ServerBuild> | undefined;

/** The built application, cached: each page needs it, and `import()` is slow. Rejects with BuildMissingError. */
export const loadBuild = (): Promise<ServerBuild> =>
  (build ??= import(resolve(folder, "server/index.js")).catch((cause: unknown) => {
    throw new BuildMissingError(cause);
  }));

/** A JSON file of the build. Throws BuildMissingError. */
export function readBuilt<T>(name: string): T {
  try {
    return JSON.parse(readFileSync(resolve(folder, name), "utf8"));
  } catch (cause) {
    throw new BuildMissingError(cause);
  }
}

type Manifest = Record<string, { file: string } | undefined>;

const ENTRY = "app/entry.client.tsx";

/** The hashed address of the islands' entry, from Vite's manifest. Throws BuildMissingError. */
export function findIslandEntry(): string {
  const manifest = readBuilt<Manifest>("client/.vite/manifest.json");
  const entry = Object.entries(manifest).find(([name]) => name.startsWith(ENTRY))?.[1];
  if (!entry) throw new BuildMissingError(new Error(`${ENTRY} is not in the manifest`));
  return `/${entry.file}`;
}

/** The style sheet of each page, by the name of its route (scripts/make-page-sheets.ts). Throws BuildMissingError. */
export function readPageSheets(): Map<string, PageSheet> {
  const sheets = readBuilt<Record<string, string>>("server/sheets.json");
  return new Map(
    Object.entries(sheets).map(([name, css]) => [
      name,
      { css, hash: `sha256-${hash("sha256", css, "base64")}` },
    ]),
  );
}
