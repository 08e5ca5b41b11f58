import { LRUCache } from "lru-cache";
import { bodyIn, type Encoded, encode } from "../http/encode.ts";

export type CachedPage = {
  status: number;
  etag: string;
  body: Encoded;
  /** Of the style inside it, for its policy. */
  styleHash?: string | null;
};

/** Whole pages, ready to send, each made of one version of all content. */
export type PageCache = {
  /** The page, or shortly after a change the outdated one. */
  get: (key: string) => CachedPage | undefined;
  /** Caches a page, unless something changed since `version`. */
  set: (key: string, page: CachedPage, version: string) => void;
  /** The last cached page, outdated or not, if it has this ETag: then it need not be compressed again. */
  same: (key: string, etag: string) => CachedPage | undefined;
  /** Keys of outdated pages that visitors ask for again and again, the latest first. */
  outdated: () => string[];
};

export type PageCacheOptions = {
  /** Another text whenever any page may be another than before. */
  version: () => string;
  today: () => string;
  /** The default of 16 MiB holds well over a thousand pages. */
  maxBytes?: number | undefined;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

type Entry = { page: CachedPage; isPacked: boolean; outdatedAt?: number };

/** While pages are rendered again; responses cached before the middleware live one second longer. */
const OUTDATED_FOR_MS = 2_000;
/** So many are rendered again after a change; all others on request. */
const MOST_IN_USE = 200;

export function createPageCache({
  version,
  today,
  maxBytes = 16 * 1024 * 1024,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const inUse = new LRUCache<string, true>({ max: MOST_IN_USE });
  let known = { version: version(), day: today() };

  function noteChange(): void {
    if (version() === known.version) return;
    const isNewDay = today() !== known.day;
    known = { version: version(), day: today() };
    // Pages contain the current day.
    const at = isNewDay ? Number.NEGATIVE_INFINITY : now();
    for (const entry of pages.values()) entry.outdatedAt = Math.min(entry.outdatedAt ?? at, at);
  }

  return {
    get: (key) => {
      noteChange();
      const entry = pages.get(key);
      if (!entry) return undefined;
      inUse.set(key, true);
      if (entry.outdatedAt === undefined) void packTightly(entry);
      else if (now() - entry.outdatedAt >= OUTDATED_FOR_MS) {
        pages.delete(key);
        return undefined;
      }
      return entry.page;
    },
    set: (key, page, madeOf) => {
      noteChange();
      if (madeOf !== known.version) return;
      const before = pages.peek(key);
      if (before?.page === page) delete before.outdatedAt;
      else pages.set(key, { page, isPacked: false });
    },
    same: (key, etag) => {
      const page = pages.peek(key)?.page;
      return page?.etag === etag ? page : undefined;
    },
    outdated: () => {
      noteChange();
      return [...inUse.keys()].filter((key) => pages.peek(key)?.outdatedAt !== undefined);
    },
  };
}

/** Slow, so only for a page that is requested again: a flood of unique searches costs nothing. */
async function packTightly(entry: Entry): Promise<void> {
  if (entry.isPacked) return;
  entry.isPacked = true;
  const text = new TextDecoder().decode(bodyIn("identity", entry.page.body));
  entry.page = { ...entry.page, body: await encode(text, "best") };
}

const sizeOf = ({ page: { body } }: Entry): number =>
  body.br.byteLength + body.gzip.byteLength + 500;
