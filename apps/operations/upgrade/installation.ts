import { readlink } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Settings } from "../settings.ts";

/** The paths that `deploy/install` uses, and how long a new release may take to become healthy. */
export type Installation = {
  releases: string;
  current: string;
  former: string;
  backups: string;
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

export const releaseAt = (link: string): Promise<string | undefined> =>
  readlink(link).then(
    (target) => basename(target),
    () => undefined,
  );
