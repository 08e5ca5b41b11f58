import { getStore, type ValueStore } from "../shared-state/value-store.ts";

const MINUTE = 60_000;

type Minute = { since: number; taken: number; until: number };
type Inner = { values?: ValueStore; now?: () => number };

/**
 * Limits the messages of this name per minute, not per sender: all messages of the website come from one address,
 * and it limits each visitor. `now` is the Unix time in milliseconds, which all processes share.
 */
export function createMessageLimit(
  name: string,
  perMinute: number,
  { values = getStore("a minute"), now = Date.now }: Inner = {},
) {
  return {
    /** Counts one message. Returns 0, or the seconds to wait when it exceeds the limit. */
    take: (): Promise<number> =>
      values.change<Minute, number>([name], ([minute]) => {
        const at = now();
        // A minute that starts in the future means that a clock was set back.
        const isOver = !minute || at < minute.since || at - minute.since >= MINUTE;
        const { since, taken } = isOver ? { since: at, taken: 0 } : minute;
        const until = since + MINUTE;
        if (taken >= perMinute) {
          return { values: [minute], result: Math.ceil((until - at) / 1_000) };
        }
        return { values: [{ since, taken: taken + 1, until }], result: 0 };
      }),
  };
}
