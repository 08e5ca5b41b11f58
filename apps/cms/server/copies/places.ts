import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CmsConfig } from "../config.ts";

type Settings = Pick<CmsConfig, "databaseUrl" | "dataDir" | "copiesDir">;

/** The file of a SQLite database, or `undefined` when it is a server. */
export function sqliteFile({ databaseUrl }: Settings): string | undefined {
  if (!databaseUrl.startsWith("file:")) return undefined;
  return databaseUrl.startsWith("file:///") ? fileURLToPath(databaseUrl) : databaseUrl.slice(5);
}

/** Where its copies lie. */
export const copiesFolder = ({ copiesDir, dataDir }: Settings): string =>
  copiesDir ?? join(dataDir, "copies");
