import { join } from "node:path";
import type { Client } from "@manor/content-api";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import type { Log } from "../../content/log.ts";
import type { Config } from "../config.ts";
import type { createSiteMetrics } from "../metrics/site-metrics.ts";
import { createEnquiries } from "./enquiries.ts";
import { createGuard } from "./guard.ts";
import { createMessageHandler } from "./message-handler.ts";
import { createNewsletter } from "./newsletter.ts";
import { createOutbox } from "./outbox.ts";
import { createVisits } from "./visits.ts";

type Options = {
  config: Config;
  client: Client;
  clock: Clock;
  content: Pick<Content, "school">;
  metrics: Pick<ReturnType<typeof createSiteMetrics>, "messages">;
  log: Log;
};

const DELIVER_EVERY_MS = 5_000;
const DRAIN_OUTBOX_MS = 5_000;

export function createForms({ config, client, clock, content, metrics, log }: Options) {
  const { dataDir, messageRetentionDays: retentionDays, school, origin, trustProxy } = config;
  const outbox = createOutbox(join(dataDir, "outbox"), { now: clock.now, retentionDays });
  const guard = createGuard({ limits: config.messages, trustProxy, origin });
  const handler = createMessageHandler({ client, outbox, clock, log, school, guard });
  const messages = metrics.messages(handler);
  const receiveEnquiry = createEnquiries({
    send: messages.send,
    clock,
    getSchool: content.school,
    guard,
  });
  const visits = createVisits({
    ...{ send: messages.send, client, clock, getSchool: content.school, guard, log },
  });
  const newsletter = createNewsletter({ client, guard, log });
  let timer: NodeJS.Timeout | undefined;
  return {
    outbox,
    guard,
    messages,
    newsletter,
    receiveEnquiry,
    visits,
    startDelivery: (): void => {
      timer = setInterval(() => void messages.deliverStored(), DELIVER_EVERY_MS);
      void messages.deliverStored();
    },
    /** The process may not start again soon, so it delivers what it can. */
    stopDelivery: async (): Promise<void> => {
      clearInterval(timer);
      if (timer) await messages.drainOutbox(DRAIN_OUTBOX_MS);
    },
  };
}
