import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "../server/config.ts";
import { bringBack, NothingBroughtBackError } from "../server/copies/bring-back.ts";
import { copiesFolder, sqliteFile } from "../server/copies/places.ts";

/** `npm run restore` puts the newest sound copy in the place of a damaged database; `-- 2026-11-20.db` that one. */
const usualDataDir = fileURLToPath(new URL("../../../.data/host", import.meta.url));
const config = readConfig(process.env, usualDataDir);
const file = sqliteFile(config);

try {
  if (!file)
    throw new NothingBroughtBackError(
      "DATABASE_URL is a Postgres server, which has its own way back.",
    );
  const { copy, former } = bringBack({ file, folder: copiesFolder(config), copy: process.argv[2] });
  console.log(
    `${join(copiesFolder(config), copy)} is the database now; what was there is kept as ${former}.`,
  );
} catch (error) {
  if (!(error instanceof NothingBroughtBackError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
