import { z } from "zod";

/** Web Vitals reports from the website; see its `server/vitals`. */
export const WebVitalsData = z.object({
  scales: z.record(z.string(), z.array(z.number())),
  days: z.record(
    z.iso.date(),
    z.record(z.string(), z.record(z.string(), z.array(z.number().nonnegative()))),
  ),
});
export type WebVitalsData = z.infer<typeof WebVitalsData>;

/** The metrics with the limits of web.dev for good and fair. */
export const metrics = {
  LCP: { title: "Loading time", good: 2_500, fair: 4_000, unit: "ms" },
  INP: { title: "Response time", good: 200, fair: 500, unit: "ms" },
  CLS: { title: "Layout shift", good: 0.1, fair: 0.25, unit: "" },
} as const;

export type MetricName = keyof typeof metrics;
export const metricNames = Object.keys(metrics) as MetricName[];

export type Share = { day: string; good: number; fair: number; poor: number };

export function countReports({ scales, days }: WebVitalsData, name: MetricName): Share[] {
  const { good, fair } = metrics[name];
  return Object.keys(days)
    .sort()
    .map((day) => {
      const share = { day, good: 0, fair: 0, poor: 0 };
      for (const page of Object.values(days[day] ?? {})) {
        for (const [step, times] of (page[name] ?? []).entries()) {
          const end = scales[name]?.[step] ?? Number.POSITIVE_INFINITY;
          if (end <= good) share.good += times;
          else if (end <= fair) share.fair += times;
          else share.poor += times;
        }
      }
      return share;
    })
    .filter((share) => share.good + share.fair + share.poor > 0);
}

export type PageMetric = { page: string; visits: number; within: number };

/** The 75th percentile of each page over all days, slowest first. */
export function slowestPages({ scales, days }: WebVitalsData, name: MetricName): PageMetric[] {
  const steps = new Map<string, number[]>();
  for (const pages of Object.values(days)) {
    for (const [page, reported] of Object.entries(pages)) {
      const sum = steps.get(page) ?? [];
      for (const [step, times] of (reported[name] ?? []).entries())
        sum[step] = (sum[step] ?? 0) + times;
      if (sum.length > 0) steps.set(page, sum);
    }
  }
  return [...steps]
    .map(([page, counts]) => ({ page, ...find75thPercentile(counts, scales[name] ?? []) }))
    .sort((a, b) => b.within - a.within);
}

function find75thPercentile(counts: number[], scale: number[]): { visits: number; within: number } {
  const visits = counts.reduce((sum, times) => sum + times, 0);
  let seen = 0;
  const step = counts.findIndex((times) => {
    seen += times;
    return seen >= visits * 0.75;
  });
  return { visits, within: scale[step] ?? Number.POSITIVE_INFINITY };
}
