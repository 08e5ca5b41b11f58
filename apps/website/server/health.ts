import { isLocalRequest } from "@manor/server-kit/local-request";
import type { Clock } from "../content/clock.ts";
import type { Content } from "../content/content.ts";
import { type Exchange, type Reply, reply } from "./http/exchange.ts";
import type { Outbox } from "./messages/outbox.ts";

export type HealthOptions = {
  content: Pick<Content, "state">;
  outbox: Pick<Outbox, "state">;
  isDiskWritable: () => Promise<boolean>;
  clock: Pick<Clock, "now">;
};

/**
 * GET /healthz and /livez: the process responds. GET /readyz: it has content, can store messages and is not about to
 * end. The reasons and ages are reported to this machine only.
 */
export function createHealth({ content, outbox, isDiskWritable, clock }: HealthOptions) {
  let isDraining = false;

  async function ready(exchange: Exchange): Promise<Reply> {
    const { known, of, ageSeconds } = content.state();
    const disk = await isDiskWritable();
    const isGood = known > 0 && !isDraining && disk;
    const status = isGood ? "ready" : "not ready";
    if (!isLocalRequest(exchange.request)) return toJson(isGood, { status });
    const messages = await outbox.state().catch(() => undefined);
    return toJson(isGood, {
      status,
      draining: isDraining,
      disk: disk ? "writable" : "not writable",
      content: { lists: of, known, ageSeconds },
      outbox: messages && {
        waiting: messages.waiting,
        oldestSeconds: messages.oldest && secondsSince(messages.oldest, clock.now()),
        setAside: messages.setAside,
      },
    });
  }

  return {
    step: (exchange: Exchange): Reply | undefined | Promise<Reply> => {
      if (exchange.path === "/readyz") return ready(exchange);
      if (exchange.path !== "/healthz" && exchange.path !== "/livez") return undefined;
      // Identifies one of several processes.
      const processId = isLocalRequest(exchange.request) && { process: process.pid };
      return toJson(true, { status: "ok", ...processId });
    },
    /** Makes `/readyz` return 503, because the process is about to end. */
    drain: (): void => {
      isDraining = true;
    },
  };
}

function toJson(isGood: boolean, body: object): Reply {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return reply(isGood ? 200 : 503, headers, JSON.stringify(body));
}

const secondsSince = (since: Date, now: Date): number =>
  Math.round((now.getTime() - since.getTime()) / 1000);
