/** One answer: milliseconds until it was there, milliseconds that the site's own thread worked for it, its size. */
export type Sample = { ms: number; cpuMs: number; bytes: number };

export type Row = {
  wallP50: string;
  wallP99: string;
  cpuP50: string;
  cpuP99: string;
  bytes: string;
  /** Ratios large to small. A time counts as the better of both clocks: on a busy machine one of them lies. */
  worst: number;
};

const quantile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  0;

/** Compares the samples of the small data set with those of the large one. */
export function compareSamples(small: Sample[], large: Sample[]): Row {
  const pair = (field: keyof Sample, part: number) => {
    const [before, after] = [small, large].map((samples) =>
      quantile(
        samples.map((sample) => sample[field]),
        part,
      ),
    );
    return { before: before ?? 0, after: after ?? 0, ratio: (after ?? 0) / (before || 1) };
  };
  const wall = { p50: pair("ms", 0.5), p99: pair("ms", 0.99) };
  const cpu = { p50: pair("cpuMs", 0.5), p99: pair("cpuMs", 0.99) };
  const bytes = pair("bytes", 0.5);
  return {
    wallP50: inWords(wall.p50),
    wallP99: inWords(wall.p99),
    cpuP50: inWords(cpu.p50),
    cpuP99: inWords(cpu.p99),
    bytes: `${bytes.before} → ${bytes.after}`,
    worst: Math.max(
      Math.min(wall.p50.ratio, cpu.p50.ratio),
      Math.min(wall.p99.ratio, cpu.p99.ratio),
      bytes.ratio,
    ),
  };
}

const inWords = ({ before, after, ratio }: { before: number; after: number; ratio: number }) =>
  `${before.toFixed(2)} → ${after.toFixed(2)} (×${ratio.toFixed(2)})`;
