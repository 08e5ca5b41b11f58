const MINUTE = 60_000;

/**
 * How many messages are taken in a minute, whoever sends them: the website counts by visitor, so all
 * of its visitors' messages come from one address here. `now` is in milliseconds.
 */
export function createMessageLimit(perMinute: number, now = () => performance.now()) {
  let since = 0;
  let taken = 0;
  return {
    /** Counts one message and gives 0, or the seconds to wait when it is one too many. */
    take: (): number => {
      if (taken === 0 || now() - since >= MINUTE) {
        since = now();
        taken = 0;
      }
      if (taken >= perMinute) return Math.ceil((since + MINUTE - now()) / 1_000);
      taken += 1;
      return 0;
    },
  };
}
