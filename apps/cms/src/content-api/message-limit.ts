import { type Values, valuesOf } from "../processes/values.ts";

const MINUTE = 60_000;

type Minute = { since: number; taken: number; until: number };
type Inner = { values?: Values; now?: () => number };

/**
 * How many messages of this name are taken in a minute, whoever sends them: the website counts by visitor, so all
 * of its visitors' messages come from one address here. `now` is in milliseconds since 1970, which all hosts share.
 */
export function createMessageLimit(
  name: string,
  perMinute: number,
  { values = valuesOf("a minute"), now = Date.now }: Inner = {},
) {
  return {
    /** Counts one message and gives 0, or the seconds to wait when it is one too many. */
    take: (): Promise<number> =>
      values.change<Minute, number>([name], ([minute]) => {
        const at = now();
        // Of a minute that has not begun yet a clock was set back.
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
