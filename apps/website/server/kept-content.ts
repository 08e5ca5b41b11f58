import { join } from "node:path";
import type { Client } from "@manor/content-api";
import { type School, schoolOf } from "../app/for-server.ts";
import type { Clock } from "../content/clock.ts";
import { createContent } from "../content/content.ts";
import type { Log } from "../content/log.ts";
import { createSnapshot } from "../content/snapshot.ts";
import type { Config } from "./config.ts";

/** The CMS's answers, with a copy on disk for a start without the host. */
export function createKeptContent(
  { school, dataDir, renewEveryMs }: Config,
  client: Client,
  clock: Clock,
  log: Log,
) {
  const folder = join(dataDir, "snapshot");
  const onError = () =>
    log.error(
      { folder: dataDir },
      "The snapshot could not be written; the site goes on from memory",
    );
  const snapshot = createSnapshot(folder, onError);
  const content = createContent({ school, client, clock, snapshot, log, renewEveryMs });
  const getSchool = (): School => schoolOf(content.school().parts);
  return { content, getSchool };
}
