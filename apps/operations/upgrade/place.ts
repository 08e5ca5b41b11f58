import { readlink } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Settings } from "../settings.ts";

/** Where `deploy/install` puts things, and how long a new release may take to be well. */
export type Place = {
  /** One folder for each release. */
  releases: string;
  /** The link to the release that the services start. */
  current: string;
  /** The link to the one before it. */
  former: string;
  backups: string;
  /** Whether services and users of this machine are meant: not below a folder of a test. */
  isReal: boolean;
  settings: Settings;
  patienceMs: number;
};

/** Nothing was upgraded, or the former release serves again. */
export class NotUpgradedError extends Error {
  override readonly name = "NotUpgradedError";
}

export const USUAL_PATIENCE_MS = 180_000;

type Wish = { root: string; patienceMs: number };

export function placeBelow({ root, patienceMs }: Wish, settings: Settings): Place {
  const home = join(root, "/opt/manor");
  return {
    releases: join(home, "releases"),
    current: join(home, "current"),
    former: join(home, "former"),
    backups: join(root, "/var/backups/manor"),
    isReal: root === "/",
    settings,
    patienceMs,
  };
}

/** The name of the release that a link leads to, or `undefined`. */
export const releaseAt = (link: string): Promise<string | undefined> =>
  readlink(link).then(
    (target) => basename(target),
    () => undefined,
  );
