import { readFileSync } from "node:fs";
import { z } from "zod";

/** Upper bounds of the buckets in milliseconds; CLS has no unit. The last bucket has no bound. */
export const scales = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  INP: [50, 100, 150, 200, 300, 500, 1000],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const satisfies Record<string, readonly number[]>;

export const vitalNames = ["LCP", "INP", "CLS"] as const;
type VitalName = (typeof vitalNames)[number];

const RETENTION_DAYS = 90;

const Counts = z.array(z.number().int().nonnegative()).max(20);
const Days = z.record(
  z.iso.date(),
  z.record(z.string(), z.partialRecord(z.enum(vitalNames), Counts)),
);

/** The counts per bucket by day, page of the site map and metric. No other data is stored. */
export type Histograms = z.infer<typeof Days>;

/** A missing or damaged file counts as none. */
export function loadHistograms(file: string): Histograms {
  try {
    return Days.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

type Measurement = { day: string; page: string; name: VitalName; value: number };

export function count(histograms: Histograms, { day, page, name, value }: Measurement): void {
  const pages = histograms[day] ?? {};
  const metrics = pages[page] ?? {};
  const buckets = metrics[name] ?? new Array<number>(scales[name].length + 1).fill(0);
  const found = scales[name].findIndex((end) => value <= end);
  const bucket = found === -1 ? buckets.length - 1 : found;
  buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  histograms[day] = { ...pages, [page]: { ...metrics, [name]: buckets } };
  const oldest = new Date(Date.parse(day) - RETENTION_DAYS * 86_400_000).toISOString().slice(0, 10);
  for (const known of Object.keys(histograms)) if (known < oldest) delete histograms[known];
}
