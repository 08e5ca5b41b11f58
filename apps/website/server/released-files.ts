import { join, resolve } from "node:path";
import type { Log } from "../content/log.ts";
import { earlierReleases, retainRelease } from "./asset-retention.ts";
import type { Step } from "./http/exchange.ts";
import { createStaticFiles } from "./static-files.ts";

/** Serves the site's own files and the assets of earlier releases, which are stored in the data folder. */
export async function createReleasedFiles(dataDir: string, log: Log): Promise<Step> {
  const folder = resolve(import.meta.dirname, "..");
  const [assets, retained] = [join(folder, "build/client/assets"), join(dataDir, "releases")];
  const earlier = await earlierReleases(assets, retained);
  retainRelease(assets, retained).catch(() =>
    log.error({ folder: retained }, "The assets of this release could not be stored for open tabs"),
  );
  return createStaticFiles({ folder, earlier });
}
