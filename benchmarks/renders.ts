import { type ListCallName, listCalls } from "@manor/contract";
import { richLists } from "../e2e/harness/rich-content.ts";
import { homeLists } from "../e2e/home-content.ts";

// What the rendering of a page costs that is not kept, in milliseconds of one core: home, lists, text and records,
// one after the other in one warmed process, without packing. `npm run bench -- renders`, ROUNDS says how often.

// React looks at this as soon as it is imported.
process.env["NODE_ENV"] = "production";
const { startSearch } = await import("../apps/site/server/search/test-stage.ts");

const ROUNDS = Number(process.env["ROUNDS"] ?? 300);
const WARM_UP_ROUNDS = 100;
const budgets: Record<string, number> = {
  "/": 4,
  "/Events": 2,
  "/News": 2,
  "/Gallery": 2,
  "/TopperX": 2,
  "/about": 2,
  "/Events/event-1": 2,
};

/** The answers of home, with lists long enough for a whole page of each. */
function answers(): Record<string, object[]> {
  const all = { ...homeLists, ...richLists };
  const names = Object.keys(listCalls) as ListCallName[];
  return Object.fromEntries(
    names.map((name) => [name, (all[listCalls[name].path("SGSM")] ?? []) as object[]]),
  );
}

const { render } = startSearch(answers());

async function cost(path: string): Promise<{ cpu: number; wall: number }> {
  const [began, worked] = [performance.now(), process.threadCpuUsage()];
  const { response } = await render(new Request(`https://www.sgc.example${path}`));
  await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const { user, system } = process.threadCpuUsage(worked);
  return { cpu: (user + system) / 1_000, wall: performance.now() - began };
}

const paths = Object.keys(budgets);
const costs = new Map(paths.map((path) => [path, [] as { cpu: number; wall: number }[]]));
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1)
  for (const path of paths) {
    const one = await cost(path);
    if (round >= 0) costs.get(path)?.push(one);
  }

const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const at = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
const rows = [...costs].map(([path, all]) => {
  const wall = all.map((one) => one.wall);
  const figures = {
    // The system counts in steps that are longer than a page takes: only the mean says something.
    "core ms, mean": mean(all.map((one) => one.cpu)),
    "middle ms": at(wall, 0.5),
    "p99 ms": at(wall, 0.99),
  };
  const rounded = Object.entries(figures).map(([name, ms]) => [name, Number(ms.toFixed(2))]);
  return [path, { ...Object.fromEntries(rounded), "at most": budgets[path] }];
});
console.table(Object.fromEntries(rows));
