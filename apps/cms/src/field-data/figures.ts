import { z } from "zod";

/** Page speed figures from the website; see its `server/vitals`. */
export const FieldData = z.object({
  scales: z.record(z.string(), z.array(z.number())),
  days: z.record(
    z.iso.date(),
    z.record(z.string(), z.record(z.string(), z.array(z.number().nonnegative()))),
  ),
});
export type FieldData = z.infer<typeof FieldData>;

/** Up to where a figure is good and up to where it can pass, as web.dev sets them. */
export const figures = {
  LCP: { title: "Loading time", good: 2_500, fair: 4_000, unit: "ms" },
  INP: { title: "Response time", good: 200, fair: 500, unit: "ms" },
  CLS: { title: "Layout shift", good: 0.1, fair: 0.25, unit: "" },
} as const;

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as FigureName[];

export type Share = { day: string; good: number; fair: number; poor: number };

/** The reports of each day in three parts, oldest day first. */
export function sharesOf({ scales, days }: FieldData, name: FigureName): Share[] {
  const { good, fair } = figures[name];
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

export type PageFigure = { page: string; visits: number; within: number };

/** The pages of all days, slowest first: three of four visits stayed within that figure. */
export function slowestPages({ scales, days }: FieldData, name: FigureName): PageFigure[] {
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
    .map(([page, counts]) => ({ page, ...threeOfFour(counts, scales[name] ?? []) }))
    .sort((a, b) => b.within - a.within);
}

function threeOfFour(counts: number[], scale: number[]): { visits: number; within: number } {
  const visits = counts.reduce((sum, times) => sum + times, 0);
  let seen = 0;
  const step = counts.findIndex((times) => {
    seen += times;
    return seen >= visits * 0.75;
  });
  return { visits, within: scale[step] ?? Number.POSITIVE_INFINITY };
}
