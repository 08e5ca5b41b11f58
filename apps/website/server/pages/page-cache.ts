import { LRUCache } from "lru-cache";
import { type Encoded, encode, getBody } from "../http/encode.ts";

export type CachedPage = {
  status: number;
  etag: string;
  body: Encoded;
  /** The hash of the inline style, for the CSP. */
  styleHash?: string | null;
};

export type PageCache = ReturnType<typeof createPageCache>;

export type PageCacheOptions = {
  /** Changes whenever any page may change. */
  version: () => string;
  today: () => string;
  /** The default of 16 MiB holds well over a thousand pages. */
  maxBytes?: number | undefined;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

type Entry = { page: CachedPage; isRecompressed: boolean; outdatedAt?: number };

/** How long outdated pages are sent while new ones are rendered; the micro-cache adds one second. */
const OUTDATED_FOR_MS = 2_000;
/** The maximum of pages to render after a change; others are rendered on request. */
const MAX_IN_USE = 200;

/** Rendered pages by key, each with the content version that it was rendered from. */
export function createPageCache({
  version,
  today,
  maxBytes = 16 * 1024 * 1024,
  now = () => performance.now(),
}: PageCacheOptions) {
  const pages = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: getSize });
  const inUse = new LRUCache<string, true>({ max: MAX_IN_USE });
  let known = { version: version(), day: today() };

  function markOutdated(): void {
    if (version() === known.version) return;
    const isNewDay = today() !== known.day;
    known = { version: version(), day: today() };
    // Pages contain the current day.
    const at = isNewDay ? Number.NEGATIVE_INFINITY : now();
    for (const entry of pages.values()) entry.outdatedAt = Math.min(entry.outdatedAt ?? at, at);
  }

  return {
    /** The page; for a short time after a change, the outdated one. */
    get: (key: string): CachedPage | undefined => {
      markOutdated();
      const entry = pages.get(key);
      if (!entry) return undefined;
      inUse.set(key, true);
      if (entry.outdatedAt === undefined) void recompress(entry);
      else if (now() - entry.outdatedAt >= OUTDATED_FOR_MS) {
        pages.delete(key);
        return undefined;
      }
      return entry.page;
    },
    /** Caches a page, unless something changed since `renderedVersion`. */
    set: (key: string, page: CachedPage, renderedVersion: string): void => {
      markOutdated();
      if (renderedVersion !== known.version) return;
      const before = pages.peek(key);
      if (before?.page === page) delete before.outdatedAt;
      else pages.set(key, { page, isRecompressed: false });
    },
    /** The last cached page, outdated or not, if it has this ETag, so that it is not compressed again. */
    same: (key: string, etag: string): CachedPage | undefined => {
      const page = pages.peek(key)?.page;
      return page?.etag === etag ? page : undefined;
    },
    /** Keys of outdated pages that visitors requested repeatedly, the latest first. */
    outdated: (): string[] => {
      markOutdated();
      return [...inUse.keys()].filter((key) => pages.peek(key)?.outdatedAt !== undefined);
    },
  };
}

/** Slow, so only for a page that is requested again, and not for a flood of unique searches. */
async function recompress(entry: Entry): Promise<void> {
  if (entry.isRecompressed) return;
  entry.isRecompressed = true;
  const text = new TextDecoder().decode(getBody("identity", entry.page.body));
  entry.page = { ...entry.page, body: await encode(text, "best") };
}

const getSize = ({ page: { body } }: Entry): number =>
  body.br.byteLength + body.gzip.byteLength + 500;
