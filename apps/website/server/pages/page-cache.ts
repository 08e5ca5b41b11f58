import { LRUCache } from "lru-cache";
import type { AnswerKey } from "../../content/content.ts";
import type { Used } from "../../content/reader.ts";
import { bodyIn, type Encoded, encode } from "../http/encode.ts";

export type CachedPage = {
  status: number;
  etag: string;
  body: Encoded;
  used: Used;
  day: string;
  /** Of the style inside it, for its policy. */
  styleHash?: string | null;
};

/** Whole pages, ready to send. A page stays for as long as the day and everything it was made from stay. */
export type PageCache = {
  get: (key: string) => Promise<CachedPage | undefined>;
  set: (key: string, page: CachedPage) => void;
  /** Keys of pages that are no longer right: first all that were asked for again and again, then the latest others. */
  outdated: () => Promise<string[]>;
};

export type PageCacheOptions = {
  today: () => string;
  currentVersion: (key: AnswerKey) => Promise<string>;
  maxBytes?: number;
};

/** Of pages that were asked for once so many are made anew: a search that nobody repeats need not be. */
const MOST_RARE = 100;

/** `maxBytes` bounds the memory; the default of 16 MiB holds well over a thousand pages. */
export function createPageCache({
  today,
  currentVersion,
  maxBytes = 16 * 1024 * 1024,
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const packed = new WeakSet<CachedPage>();
  /** A page that was made anew is still one of these. */
  const oftenAsked = new LRUCache<string, true>({ max: 2_000 });

  async function isCurrent(page: CachedPage): Promise<boolean> {
    if (page.day !== today()) return false;
    for (const [key, version] of page.used) {
      if ((await currentVersion(key)) !== version) return false;
    }
    return true;
  }

  /** Slow, so only for a page that is asked for again: a flood of searches that nobody repeats costs nothing. */
  async function packTightly(key: string, page: CachedPage): Promise<void> {
    oftenAsked.set(key, true);
    if (packed.has(page)) return;
    packed.add(page);
    const text = new TextDecoder().decode(await bodyIn("identity", page.body));
    const tight = { ...page, body: await encode(text, "best") };
    packed.add(tight);
    if (pages.peek(key) === page) pages.set(key, tight);
  }

  return {
    get: async (key) => {
      const page = pages.get(key);
      if (!page) return undefined;
      if (await isCurrent(page)) {
        void packTightly(key, page);
        return page;
      }
      if (pages.peek(key) === page) pages.delete(key);
      return undefined;
    },
    set: (key, page) => {
      pages.set(key, page);
    },
    outdated: async () => {
      const kept = [...pages.entries()];
      const often = kept.filter(([key]) => oftenAsked.has(key));
      const rare = kept.filter(([key]) => !oftenAsked.has(key)).slice(0, MOST_RARE);
      const found: string[] = [];
      for (const [key, page] of [...often, ...rare]) if (!(await isCurrent(page))) found.push(key);
      return found;
    },
  };
}

function sizeOf({ body }: CachedPage): number {
  return body.br.byteLength + body.gzip.byteLength + 500;
}
