const CONCURRENCY = 8;
const CACHE_MS = 5 * 60_000;

type Parts = { isMissing: (address: string) => Promise<boolean>; now?: () => number };

/**
 * Finds missing pages: requests eight addresses at a time, and caches each result for five minutes, because every
 * dashboard runs this check.
 */
export function createFindMissing({ isMissing, now = Date.now }: Parts) {
  const known = new Map<string, { at: number; result: Promise<boolean> }>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function request(address: string): Promise<boolean> {
    if (running >= CONCURRENCY) await new Promise<void>((next) => waiting.push(next));
    else running += 1;
    try {
      return await isMissing(address);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  function find(address: string): Promise<boolean> {
    const found = known.get(address);
    if (found) return found.result;
    const result = request(address);
    known.set(address, { at: now(), result });
    return result;
  }

  return async (addresses: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
    for (const [address, { at }] of known) if (now() - at >= CACHE_MS) known.delete(address);
    const all = [...addresses];
    const results = await Promise.all(all.map(find));
    return new Set(all.filter((_, index) => results[index]));
  };
}
