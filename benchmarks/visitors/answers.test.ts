import { expect, test } from "vitest";
import { drawnFrom, takesInMix } from "./answers.ts";
import type { Takes } from "./closed-network.ts";
import { numbersFrom } from "./median.ts";

const alone = new Map<string, Takes>([
  ["/kept", { threadMs: 0.02, helpMs: 0.001, askerMs: 0.02 }],
  ["/made", { threadMs: 0.5, helpMs: 1.5, askerMs: 0.05 }],
]);
const mix = [
  { path: "/kept", ofHundred: 95 },
  { path: "/made", ofHundred: 5 },
];
const many = (together: Takes) =>
  Array.from({ length: 20_000 }, drawnFrom(mix, takesInMix(mix, alone, together), numbersFrom(7)));
const mean = (all: Takes[], part: keyof Takes) =>
  all.reduce((sum, takes) => sum + takes[part], 0) / all.length;

test("answers take on the average what they were measured to take together, whether more than alone or less", () => {
  for (const together of [
    { threadMs: 0.07, helpMs: 0.09, askerMs: 0.03 },
    { threadMs: 0.03, helpMs: 0.05, askerMs: 0.01 },
  ]) {
    const all = many(together);
    for (const part of ["threadMs", "helpMs", "askerMs"] as const)
      expect(mean(all, part) / together[part]).toBeCloseTo(1, 1);
    for (const { threadMs, askerMs } of all) expect(Math.min(threadMs, askerMs)).toBeGreaterThan(0);
  }
});

test("what is more in the mix every answer has the same part of, and only what is packed is helped", () => {
  const all = many({ threadMs: 0.064, helpMs: 0.075, askerMs: 0.03 });
  const kept = all.filter(({ helpMs }) => helpMs === 0);
  expect(kept.length / all.length).toBeCloseTo(0.95, 2);
  expect(kept[0]?.threadMs).toBeCloseTo(0.04, 6);
  expect(all.find(({ helpMs }) => helpMs > 0)?.threadMs).toBeCloseTo(0.52, 6);
});
