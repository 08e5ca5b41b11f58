import { setTimeout as wait } from "node:timers/promises";
import { ContentHostError, TimeoutError, UnreachableError } from "@manor/contract";
import type { PictureWidth } from "../../app/for-server.ts";
import type { Log } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { isPicture } from "./file-kind.ts";
import { bytesKey } from "./known-original.ts";
import { TooBusyError } from "./limiter.ts";
import { newestPictures } from "./newest-pictures.ts";
import type { Finding } from "./original.ts";
import type { PictureStore } from "./picture-store.ts";
import type { Variants } from "./variants.ts";

export type AheadOptions = {
  find: (name: string) => Promise<Finding>;
  variants: Variants;
  store: PictureStore;
  log: Log;
  /** The names of the site's own pictures. */
  own: readonly string[];
  /** So many pictures of the office at most; 0 makes none, not even the site's own. */
  most: number;
};

/** Makes pictures before anybody asks for them. Is told at every round what is kept, and works when that changed. */
export type Ahead = (kept: Iterable<unknown>, revision: number) => Promise<void>;

/** What telephones and most screens ask for; the rest is made when somebody wants it (decision 019). */
const WIDTHS: readonly PictureWidth[] = [640, 480, 960, 320, 1280];
const PAUSE_MS = 100;
/** After so many pictures the log says how far it is. */
const TELLING = 100;

export function createAhead(options: AheadOptions): Ahead {
  const { find, variants, store, log, own, most } = options;
  const flight = createSingleFlight<void>();
  let latest: { kept: Iterable<unknown>; revision: number } | undefined;
  let made = new Set<string>();

  /** Rejects as `find` does, and as an original does that has to be read again. */
  async function makeAll(name: string): Promise<void> {
    const finding = await find(name);
    if (finding.state === "failed") throw finding.error;
    const { kind, isLarge, digest, owner } = finding.original;
    if (!isPicture(kind) || isLarge) return;
    for (const width of WIDTHS) {
      // Whoever waits for a picture comes first.
      while (variants.isBusy()) await wait(PAUSE_MS, undefined, { ref: false });
      await variants.prepare(finding.original, kind, { width, format: "avif" });
    }
    // A thousand photographs as a phone takes them would push out what was made from them.
    if (store.isHalfFull()) store.drop(bytesKey(owner, digest));
  }

  /** False when the host is away: nothing more can be had for now. */
  async function tryAll(name: string): Promise<boolean> {
    try {
      await makeAll(name);
    } catch (error) {
      if (error instanceof TooBusyError || isAway(error)) return false;
      if (!(error instanceof ContentHostError)) throw error;
    }
    made.add(name);
    return true;
  }

  async function work({ kept }: NonNullable<typeof latest>, isLatest: () => boolean) {
    const named = [...own, ...(await newestPictures(kept, most))];
    const stillNamed = new Set(named);
    made = new Set([...made].filter((name) => stillNamed.has(name)));
    const lacking = named.filter((name) => !made.has(name));
    for (const [before, name] of lacking.entries()) {
      // What was published meanwhile comes before what has waited for long.
      if (!isLatest()) return;
      if (!(await tryAll(name))) {
        latest = undefined;
        return;
      }
      const done = before + 1;
      if (done === lacking.length || done % TELLING === 0)
        log.info({ made: done, of: lacking.length }, "Pictures are made ahead");
    }
  }

  async function workUntilDone(): Promise<void> {
    for (let task = latest; task; ) {
      const current = task;
      await work(current, () => latest === current);
      task = latest === current ? undefined : latest;
    }
  }

  return async (kept, revision) => {
    if (most === 0 || latest?.revision === revision) return;
    latest = { kept, revision };
    await flight("ahead", workUntilDone);
  };
}

const isAway = (error: unknown): boolean =>
  error instanceof UnreachableError || error instanceof TimeoutError;
