import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { foldText } from "../../app/for-server.ts";
import { samples, startSearch } from "./test-stage.ts";

test("among 100,000 events a question costs no more than going through all of them once", async () => {
  const events = Array.from({ length: 100_000 }, (_, n) => ({
    ...(samples["events"]?.[0] as { description: string }),
    _id: String(n),
    title: `Inter-house match number ${n}`,
  }));
  const { search } = startSearch({ ...samples, events });
  await search("match");
  const scan = timed(() => {
    for (const { title, description } of events)
      foldText(`${title} ${description}`).includes("swimming");
  });
  const started = performance.now();
  for (const question of ["swimming pool", "fees", "match number", "call class 8"])
    await search(question);
  expect((performance.now() - started) / 4).toBeLessThan(Math.max(scan, 1));
});

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
