import { readlink } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Settings } from "../settings.ts";

/** The paths that `deploy/install` uses, and how long a new release may take to become healthy. */
export type Installation = {
  /** One folder for each release. */
  releases: string;
  /** The symbolic link to the release that the services start. */
  current: string;
  /** The symbolic link to the previous release. */
  former: string;
  backups: string;
  /** `/`, or a folder of a test. */
  root: string;
  settings: Settings;
  timeoutMs: number;
};

/** The upgrade failed: nothing was changed, or the previous release is running again. */
export class UpgradeError extends Error {
  override readonly name = "UpgradeError";
}

export const DEFAULT_TIMEOUT_MS = 180_000;

type Location = { root: string; timeoutMs: number };

export function installationAt({ root, timeoutMs }: Location, settings: Settings): Installation {
  const home = join(root, "/opt/manor");
  return {
    releases: join(home, "releases"),
    current: join(home, "current"),
    former: join(home, "former"),
    backups: join(root, "/var/backups/manor"),
    root,
    settings,
    timeoutMs,
  };
}

/** The name of the release that a link points to, or `undefined`. */
export const releaseAt = (link: string): Promise<string | undefined> =>
  readlink(link).then(
    (target) => basename(target),
    () => undefined,
  );
