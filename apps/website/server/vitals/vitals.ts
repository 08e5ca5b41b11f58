import { join } from "node:path";
import { BodyTooLargeError, readBody } from "@manor/content-api/read-body";
import { z } from "zod";
import { match } from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import type { Log } from "../../content/log.ts";
import { writeDurably } from "../../content/write-durably.ts";
import type { Config } from "../config.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { send, sendProblem } from "../http/send.ts";
import { isFromHere } from "../messages/guard.ts";
import { createAllowance } from "../visitors/allowance.ts";
import { isOnThisMachine } from "../visitors/this-machine.ts";
import { visitorAddress } from "../visitors/visitor-address.ts";
import { count, loadHistograms, scales, vitalNames } from "./histograms.ts";

export type Vitals = {
  step: Step;
  /** Resolves when what was counted is on disk or could not be written. */
  settled: () => Promise<void>;
};

const ADDRESS = "/vitals";
const LONGEST_REPORT = 1_024;
/** A visit reports three figures for each page. */
const LIMITS = { perAddress: 120, perNetwork: 600, inAll: 3_000 };
const SAVE_AFTER_MS = 10_000;

const Report = z.object({
  name: z.enum(vitalNames),
  value: z.number().nonnegative().max(600_000),
  path: z.string(),
});

type Options = Pick<Config, "measures" | "dataDir" | "origin" | "trustProxy">;

/**
 * POST /vitals takes a figure of a page of this site, and keeps that it was so large on that day; who sent it is
 * counted for a minute like any sender, and not written down. GET /vitals tells this machine what was counted.
 */
export function createVitals(
  { measures, dataDir, origin, trustProxy }: Options,
  clock: Pick<Clock, "today">,
  log: Log,
): Vitals {
  if (!measures) return { step: () => false, settled: async () => {} };
  const file = join(dataDir, "vitals.json");
  const histograms = loadHistograms(file);
  const allowance = createAllowance(LIMITS);
  let timer: NodeJS.Timeout | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (!timer) return;
    timer = undefined;
    await writeDurably(file, JSON.stringify(histograms)).catch((error: unknown) =>
      log.error({ problem: String(error) }, "How quick the pages were could not be noted"),
    );
  }

  async function take(exchange: Exchange): Promise<true> {
    const { request } = exchange;
    if (!isFromHere(request, origin))
      return sendProblem(exchange, 403, "Figures are only taken from this site's own pages.");
    const wait = allowance.take(visitorAddress(request, trustProxy));
    if (wait > 0)
      return sendProblem(exchange, 429, "Too many figures.", { "retry-after": String(wait) });
    const report = await readReport(exchange);
    const page = report && match(report.path)?.page.path;
    if (!report || !page) return sendProblem(exchange, 400, "This is no figure of a page.");
    count(histograms, { day: clock.today(), page, name: report.name, value: report.value });
    timer ??= setTimeout(() => void save(), SAVE_AFTER_MS).unref();
    exchange.response.writeHead(204, { "cache-control": "no-store" }).end();
    return true;
  }

  return {
    step: (exchange) => {
      if (exchange.path !== ADDRESS) return false;
      if (!isRead(exchange)) return take(exchange);
      if (!isOnThisMachine(exchange.request)) return false;
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      return send(exchange, 200, headers, JSON.stringify({ scales, days: histograms }));
    },
    settled: save,
  };
}

async function readReport({ request }: Exchange): Promise<z.infer<typeof Report> | undefined> {
  try {
    const bytes = await readBody(request, LONGEST_REPORT, request.headers["content-length"]);
    return Report.safeParse(JSON.parse(bytes.toString("utf8"))).data;
  } catch (error) {
    if (error instanceof BodyTooLargeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
