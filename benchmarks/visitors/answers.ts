import type { Takes } from "./closed-network.ts";
import type { Mix } from "./measure.ts";

type ByPath = ReadonlyMap<string, Takes>;

const NOTHING: Takes = { threadMs: 0, helpMs: 0, askerMs: 0 };

/**
 * What each answer of a mix takes. `alone` is what it takes when nothing else is asked, `together` the mean in the mix: what
 * is more there (cold caches, more waking up) each answer has the same part of. Nobody waits for help that is less than
 * the thread's own work: that is memory being tidied up.
 */
export function takesInMix(mix: Mix, alone: ByPath, together: Takes): Map<string, Takes> {
  const mean = (of: (takes: Takes) => number) =>
    mix.reduce((all, { path, ofHundred }) => all + of(alone.get(path) ?? NOTHING) * ofHundred, 0) /
    100;
  const helpOf = ({ helpMs, threadMs }: Takes) => (helpMs > threadMs ? helpMs : 0);
  const help = together.helpMs / (mean(helpOf) || 1);
  const inMix = (takes: Takes, part: "threadMs" | "askerMs") => {
    const usual = mean((each) => each[part]);
    const more = together[part] - usual;
    return more > 0 ? takes[part] + more : (takes[part] * together[part]) / usual;
  };
  return new Map(
    Array.from(alone, ([path, takes]) => [
      path,
      {
        threadMs: inMix(takes, "threadMs"),
        helpMs: helpOf(takes) * help,
        askerMs: inMix(takes, "askerMs"),
      },
    ]),
  );
}

/** One answer of a mix after the other, in random order. */
export function drawnFrom(mix: Mix, takes: ByPath, random: () => number): () => Takes {
  const hundred = mix.flatMap(({ path, ofHundred }) =>
    Array.from({ length: ofHundred }, () => takes.get(path) ?? NOTHING),
  );
  return () => hundred[Math.floor(random() * hundred.length)] ?? NOTHING;
}
