const AT_ONCE = 8;
const KEPT_MS = 5 * 60_000;

type Parts = { isMissing: (address: string) => Promise<boolean>; now?: () => number };

/**
 * Finds missing pages: requests eight addresses at a time, and caches each result for five minutes, because every
 * dashboard runs this check.
 */
export function createFindMissing({ isMissing, now = Date.now }: Parts) {
  const known = new Map<string, { at: number; answer: Promise<boolean> }>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(address: string): Promise<boolean> {
    if (running >= AT_ONCE) await new Promise<void>((next) => waiting.push(next));
    else running += 1;
    try {
      return await isMissing(address);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  function ask(address: string): Promise<boolean> {
    const found = known.get(address);
    if (found) return found.answer;
    const answer = inTurn(address);
    known.set(address, { at: now(), answer });
    return answer;
  }

  return async (addresses: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
    for (const [address, { at }] of known) if (now() - at >= KEPT_MS) known.delete(address);
    const all = [...addresses];
    const answers = await Promise.all(all.map(ask));
    return new Set(all.filter((_, index) => answers[index]));
  };
}
