import { z } from "zod";
import { type Format, Manifest } from "../archive/manifest.ts";

const Backup = Manifest.extend({ database: z.enum(["sqlite", "postgres"]) });
export type Backup = z.infer<typeof Backup>;

export const backupFormat: Format<Backup> = {
  schema: Backup,
  allowedPaths: /^(database\.(sqlite|pgdump)|(host|site)\/.+)$/,
};
