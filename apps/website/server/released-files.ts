import { join, resolve } from "node:path";
import type { Log } from "../content/log.ts";
import type { Step } from "./http/exchange.ts";
import { earlierReleases, keepRelease } from "./kept-releases.ts";
import { createStaticFiles } from "./static-files.ts";

/** The site's own files, including those of earlier releases, which are stored next to the content. */
export async function createReleasedFiles(dataDir: string, log: Log): Promise<Step> {
  const folder = resolve(import.meta.dirname, "..");
  const [assets, kept] = [join(folder, "build/client/assets"), join(dataDir, "releases")];
  const earlier = await earlierReleases(assets, kept);
  keepRelease(assets, kept).catch(() =>
    log.error({ folder: kept }, "The release could not be kept for tabs that outlive it"),
  );
  return createStaticFiles({ folder, earlier });
}
