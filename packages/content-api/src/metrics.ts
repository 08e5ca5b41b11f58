import { statfs } from "node:fs/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Prometheus metrics of a process. Labels are our constants, never a visitor's text. */
export type Metrics = {
  /** Notes one answered request. `route` is a pattern, `seconds` from its first to its last byte. */
  observe: (route: string, status: number, seconds: number) => void;
  /** Seconds that some work took, by what it was. */
  timing: (name: string, help: string, labels: string[]) => Histogram<string>;
  /** A gauge, read on request. `undefined` when it is unknown. */
  gauge: (name: string, help: string, read: () => Read<number | undefined>) => void;
  /** Counters, read on request, by the values of their one label. */
  counter: (name: string, help: string, label: string, read: () => Iterable<Count>) => void;
  /** Everything, in Prometheus' own form. */
  text: () => Promise<string>;
  contentType: string;
};

type Read<T> = T | Promise<T>;
type Count = readonly [word: string, count: number];

const QUICK_TO_SLOW = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics with what both processes have: requests, disk, memory, processor. `dataDir` is what must not fill up. */
export function createMetrics(dataDir: string): Metrics {
  const registry = new Registry();
  const own = { registers: [registry] };
  const requests = new Histogram({
    ...own,
    name: "manor_request_duration_seconds",
    help: "Requests that were not answered from memory at once, by route and kind of status",
    labelNames: ["route", "status"],
    buckets: QUICK_TO_SLOW,
  });
  let isWatched = false;

  const gauge: Metrics["gauge"] = (name, help, read) => {
    const made: Gauge = new Gauge({
      ...own,
      name,
      help,
      collect: async () => made.set((await read()) ?? Number.NaN),
    });
  };
  const disk = () => statfs(dataDir).catch(() => undefined);
  gauge("manor_disk_free_bytes", "Room that is left on the disk of the data", async () => {
    const found = await disk();
    return found && found.bavail * found.bsize;
  });
  gauge("manor_disk_size_bytes", "The size of the disk of the data", async () => {
    const found = await disk();
    return found && found.blocks * found.bsize;
  });

  return {
    observe: (route, status, seconds) =>
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    timing: (name, help, labelNames) =>
      new Histogram({ ...own, name, help, labelNames, buckets: QUICK_TO_SLOW }),
    gauge,
    counter: (name, help, label, read) => {
      const made: Counter = new Counter({
        ...own,
        name,
        help,
        labelNames: [label],
        collect: () => {
          made.reset();
          for (const [word, count] of read()) made.inc({ [label]: word }, count);
        },
      });
    },
    text: () => {
      // Only a process that is monitored pays for it.
      if (!isWatched)
        collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
      isWatched = true;
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
