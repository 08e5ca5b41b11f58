import { z } from "zod";
import { type Kind, Manifest } from "../archive/manifest.ts";

const Backup = Manifest.extend({ database: z.enum(["sqlite", "postgres"]) });
export type Backup = z.infer<typeof Backup>;

/** The archive of everything (decision 036). */
export const backupKind: Kind<Backup> = {
  list: Backup,
  places: /^(database\.(sqlite|pgdump)|(host|site)\/.+)$/,
};
