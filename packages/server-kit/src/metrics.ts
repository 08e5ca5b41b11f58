import { statfs } from "node:fs/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Prometheus metrics of a process. Labels are constants, never a visitor's input. */
export type Metrics = {
  /** Records a finished request. `route` is a pattern, `seconds` the time from first to last byte. */
  observe: (route: string, status: number, seconds: number) => void;
  /** A histogram in seconds. */
  timing: (name: string, help: string, labels: string[]) => Histogram<string>;
  /** A gauge, read on request. `undefined` when it is unknown. */
  gauge: (name: string, help: string, read: () => Read<number | undefined>) => void;
  /** A counter with one label, read on request. */
  counter: (name: string, help: string, label: string, read: () => Iterable<Count>) => void;
  /** A counter with one label. Returns a function that adds one. */
  count: (name: string, help: string, label: string) => (value: string) => void;
  /** All metrics in the Prometheus text format. */
  text: () => Promise<string>;
  contentType: string;
};

type Read<T> = T | Promise<T>;
type Count = readonly [value: string, count: number];

const BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics of both processes: requests, disk of `dataDir`, memory, processor. */
export function createMetrics(dataDir: string): Metrics {
  const registry = new Registry();
  const options = { registers: [registry] };
  const requests = new Histogram({
    ...options,
    name: "manor_request_duration_seconds",
    help: "Duration of requests that the micro-cache did not answer, by route and class of status",
    labelNames: ["route", "status"],
    buckets: BUCKETS_SECONDS,
  });
  let isCollecting = false;

  const gauge: Metrics["gauge"] = (name, help, read) => {
    const metric: Gauge = new Gauge({
      ...options,
      name,
      help,
      collect: async () => metric.set((await read()) ?? Number.NaN),
    });
  };
  const disk = () => statfs(dataDir).catch(() => undefined);
  gauge("manor_disk_free_bytes", "Free space on the disk of the data folder", async () => {
    const found = await disk();
    return found && found.bavail * found.bsize;
  });
  gauge("manor_disk_size_bytes", "Size of the disk of the data folder", async () => {
    const found = await disk();
    return found && found.blocks * found.bsize;
  });

  return {
    observe: (route, status, seconds) =>
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    timing: (name, help, labelNames) =>
      new Histogram({ ...options, name, help, labelNames, buckets: BUCKETS_SECONDS }),
    gauge,
    counter: (name, help, label, read) => {
      const metric: Counter = new Counter({
        ...options,
        name,
        help,
        labelNames: [label],
        collect: () => {
          metric.reset();
          for (const [value, count] of read()) metric.inc({ [label]: value }, count);
        },
      });
    },
    count: (name, help, label) => {
      const metric = new Counter({ ...options, name, help, labelNames: [label] });
      return (value) => metric.inc({ [label]: value });
    },
    text: () => {
      // Starts with the first scrape: default metrics cost processor time.
      if (!isCollecting)
        collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
      isCollecting = true;
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
