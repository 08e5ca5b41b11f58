import { LRUCache } from "lru-cache";
import type { AnswerKey } from "../../content/content.ts";
import type { Used } from "../../content/reader.ts";
import { bodyIn, type Encoded, encode } from "../http/encode.ts";

export type CachedPage = {
  status: number;
  etag: string;
  encoded: Encoded;
  used: Used;
  day: string;
  /** Of the style inside it, for its policy. */
  styleHash?: string | null;
  /** It has a form: each visitor gets a token of his own in it. */
  hasForm?: boolean;
};

/** Whole pages, ready to send. A page stays for as long as the day and everything it was made from stay. */
export type PageCache = {
  get: (key: string) => Promise<CachedPage | undefined>;
  set: (key: string, page: CachedPage) => void;
  /** Keys of pages that are no longer right and were asked for again and again, the latest asked first. */
  outdated: () => Promise<string[]>;
};

export type PageCacheOptions = {
  today: () => string;
  currentVersion: (key: AnswerKey) => Promise<string>;
  maxBytes?: number;
};

/** `maxBytes` bounds the memory; the default of 16 MiB holds well over a thousand pages. */
export function createPageCache({
  today,
  currentVersion,
  maxBytes = 16 * 1024 * 1024,
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const packed = new WeakSet<CachedPage>();

  async function isCurrent(page: CachedPage): Promise<boolean> {
    if (page.day !== today()) return false;
    for (const [key, version] of page.used) {
      if ((await currentVersion(key)) !== version) return false;
    }
    return true;
  }

  /** Slow, so only for a page that is asked for again: a flood of searches that nobody repeats costs nothing. */
  async function packTightly(key: string, page: CachedPage): Promise<void> {
    if (packed.has(page)) return;
    packed.add(page);
    const text = new TextDecoder().decode(await bodyIn("identity", page.encoded));
    const tight = { ...page, encoded: await encode(text, "best") };
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
      const found: string[] = [];
      for (const [key, page] of pages.entries())
        if (packed.has(page) && !(await isCurrent(page))) found.push(key);
      return found;
    },
  };
}

function sizeOf({ encoded }: CachedPage): number {
  return encoded.br.byteLength + encoded.gzip.byteLength + 500;
}
