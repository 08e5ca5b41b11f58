import { setTimeout as wait } from "node:timers/promises";
import { ContentApiError, gaveNoResponse } from "@manor/content-api";
import pLimit from "p-limit";
import type { Log } from "../../content/log.ts";
import type { PictureWidth } from "../../model/pictures.ts";
import { TooBusyError } from "../limiter.ts";

import { isPicture } from "./fetch-source.ts";
import type { ImageCache } from "./image-cache.ts";
import { findFiles, mayBeImage } from "./image-request.ts";
import { type SourceImage, sourcePart } from "./source-images.ts";
import type { Variants } from "./variants.ts";

export type PrewarmOptions = {
  find: (name: string) => Promise<SourceImage>;
  variants: Variants;
  cache: ImageCache;
  log: Log;
  own: readonly string[];
  /** The maximum of CMS images; 0 prewarms none, not even the site's own. */
  max: number;
};

/** Renders images before the first request. Called at every poll; works when the content changed. */
export type Prewarm = (records: Iterable<unknown>, version: number) => Promise<void>;

/** The widths for phones and most screens; others are rendered on request (decision 019). */
const WIDTHS: readonly PictureWidth[] = [640, 480, 960, 320, 1280];
const PAUSE_MS = 100;
const LOG_EVERY = 100;

export function createPrewarm(options: PrewarmOptions): Prewarm {
  const { find, variants, cache, log, own, max } = options;
  const oneAtATime = pLimit(1);
  let current: number | undefined;
  let done = new Set<string>();

  async function renderAll(name: string): Promise<void> {
    const source = await find(name);
    if (!isPicture(source.kind) || source.isLarge) return;
    for (const width of WIDTHS) {
      // A visitor who waits for an image comes first.
      while (variants.isBusy()) await wait(PAUSE_MS, undefined, { ref: false });
      const variant = { width, format: "avif" } as const;
      if (!variants.isCached(source, variant)) await variants.get(source, variant);
    }
    // A thousand phone photos would evict the variants made from them.
    if (cache.isHalfFull()) cache.remove(source.name, sourcePart(source.digest));
  }

  /** False when the CMS is away: the next poll tries again. */
  async function tryRender(name: string): Promise<boolean> {
    try {
      await renderAll(name);
    } catch (error) {
      if (error instanceof TooBusyError || gaveNoResponse(error)) return false;
      if (!(error instanceof ContentApiError)) throw error;
    }
    done.add(name);
    return true;
  }

  return async (records, version) => {
    if (max === 0 || current === version) return;
    current = version;
    const named = [...own, ...newestImages(records, max)];
    done = new Set(named.filter((name) => done.has(name)));
    const missing = named.filter((name) => !done.has(name));
    for (const [index, name] of missing.entries()) {
      const isRendered = await oneAtATime(() => tryRender(name));
      // Newly published images come before older ones.
      if (current !== version) return;
      if (!isRendered) {
        current = undefined;
        return;
      }
      const made = index + 1;
      if (made === missing.length || made % LOG_EVERY === 0)
        log.info({ made, of: missing.length }, "Images are prewarmed");
    }
  };
}

/** At most `max` images of the records: first those of records without a date, then the newest. */
function newestImages(records: Iterable<unknown>, max: number): string[] {
  const dated = [...records].map((record) => ({ record, month: getMonth(record) }));
  const newest = dated.sort((a, b) => b.month.localeCompare(a.month));
  const names = new Set<string>();
  for (const { record } of newest) {
    for (const name of findFiles(record)) if (mayBeImage(name)) names.add(name);
    if (names.size >= max) break;
  }
  return [...names].slice(0, max);
}

/** `2026-11`; a record without a date sorts before every month. */
function getMonth(record: unknown): string {
  const { date, fromDate } = Object(record ?? {}) as { date?: unknown; fromDate?: unknown };
  return /^\d{4}-\d\d/.exec(String(date ?? fromDate))?.[0] ?? "without a date";
}
