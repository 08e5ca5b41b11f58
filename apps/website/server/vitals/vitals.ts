import { join } from "node:path";
import { isLocalRequest } from "@manor/server-kit/local-request";
import { BodyTooLargeError, readBody } from "@manor/server-kit/read-body";
import { z } from "zod";
import type { Clock } from "../../content/clock.ts";
import { writeDurably } from "../../content/durable-files.ts";
import type { Log } from "../../content/log.ts";
import { findPage } from "../../model/pages/find-page.ts";
import type { Config } from "../config.ts";
import { type Exchange, isRead, problem, type Reply, reply, type Step } from "../http/exchange.ts";
import { isFromHere } from "../messages/guard.ts";
import { createVisitorLimiter } from "../visitors/rate-limiter.ts";
import { count, loadHistograms, scales, vitalNames } from "./histograms.ts";

const ADDRESS = "/vitals";
const MAX_REPORT_BYTES = 1_024;
/** A visit reports three metrics for each page. */
const LIMITS = { perAddress: 120, perNetwork: 600, total: 3_000 };
const SAVE_AFTER_MS = 10_000;

const Report = z.object({
  name: z.enum(vitalNames),
  value: z.number().nonnegative().max(600_000),
  path: z.string(),
});

type Options = Pick<Config, "measures" | "dataDir" | "origin" | "trustProxy">;

/** POST counts a measurement by day, without data about the sender; GET returns counts to local requests. */
export function createVitals(
  { measures, dataDir, origin, trustProxy }: Options,
  clock: Pick<Clock, "today">,
  log: Log,
): { step: Step; settled: () => Promise<void> } {
  if (!measures) return { step: () => undefined, settled: async () => {} };
  const file = join(dataDir, "vitals.json");
  const histograms = loadHistograms(file);
  const rateLimiter = createVisitorLimiter(LIMITS, trustProxy);
  let timer: NodeJS.Timeout | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (!timer) return;
    timer = undefined;
    await writeDurably(file, JSON.stringify(histograms)).catch((error: unknown) =>
      log.error({ problem: String(error) }, "The web vitals could not be saved"),
    );
  }

  async function take(exchange: Exchange): Promise<Reply> {
    const { request } = exchange;
    if (!isFromHere(request, origin))
      return problem(403, "Web vitals are only accepted from this site's own pages.");
    const wait = rateLimiter.take(request);
    if (wait > 0) return problem(429, "Too many reports.", { "retry-after": String(wait) });
    const report = await readReport(exchange);
    const page = report && findPage(exchange.school, report.path)?.page.path;
    if (!report || !page) return problem(400, "The report is invalid.");
    count(histograms, { day: clock.today(), page, name: report.name, value: report.value });
    timer ??= setTimeout(() => void save(), SAVE_AFTER_MS).unref();
    return reply(204, { "cache-control": "no-store" });
  }

  return {
    step: (exchange) => {
      if (exchange.path !== ADDRESS) return undefined;
      if (!isRead(exchange.request)) return take(exchange);
      if (!isLocalRequest(exchange.request)) return undefined;
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      return reply(200, headers, JSON.stringify({ scales, days: histograms }));
    },
    settled: save,
  };
}

async function readReport({ request }: Exchange): Promise<z.infer<typeof Report> | undefined> {
  try {
    const bytes = await readBody(request, MAX_REPORT_BYTES, request.headers["content-length"]);
    return Report.safeParse(JSON.parse(bytes.toString("utf8"))).data;
  } catch (error) {
    if (error instanceof BodyTooLargeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
