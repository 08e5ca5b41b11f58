import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnvironmentFile } from "./environment-file.ts";

/** For `node --import`: loads the settings of the services before a command starts. */
const folder = process.env["MANOR_SETTINGS_DIR"] ?? "/etc/manor";
for (const name of ["manor.env", "manor-website.env", "manor-cms.env"]) {
  const file = join(folder, name);
  if (existsSync(file))
    Object.assign(process.env, parseEnvironmentFile(readFileSync(file, "utf8")));
}
