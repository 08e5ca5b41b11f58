import type { Server } from "node:http";
import type { ListenOptions } from "node:net";
import type { ServerBuild } from "react-router";
import type { Content } from "../content/content.ts";
import type { Snapshot } from "../content/snapshot.ts";
import type { Config } from "./config.ts";
import type { Health } from "./health.ts";
import { closeServer } from "./http-server.ts";
import type { createMessageHandler } from "./messages/message-handler.ts";
import type { Vitals } from "./vitals/vitals.ts";

export type Run = { listen: () => Promise<void>; close: () => Promise<void> };

type Options = {
  config: Config;
  content: Content;
  messages: Pick<ReturnType<typeof createMessageHandler>, "deliverStored" | "drainOutbox">;
  health: Health;
  feedTimes: Snapshot;
  vitals: Vitals;
};

/** Starts and stops the site. */
export function createRun(
  server: Server,
  { config, content, messages, health, feedTimes, vitals }: Options,
  getBuild: () => Promise<ServerBuild>,
): Run {
  let delivery: NodeJS.Timeout | undefined;
  return {
    listen: async () => {
      await Promise.all([getBuild(), content.start()]);
      await listen(server, { port: config.port, host: config.address });
      delivery = setInterval(() => void messages.deliverStored(), DELIVER_EVERY_MS);
      void messages.deliverStored();
    },
    close: async () => {
      health.drain();
      clearInterval(delivery);
      await closeServer(server);
      // The process may not start again soon.
      if (delivery) await messages.drainOutbox(DRAIN_OUTBOX_MS);
      await Promise.all([content.stop(), feedTimes.settled(), vitals.settled()]);
    },
  };
}

const DELIVER_EVERY_MS = 5_000;
const DRAIN_OUTBOX_MS = 5_000;

const listen = (server: Server, options: ListenOptions): Promise<void> =>
  new Promise((ready, failed) => server.once("error", failed).listen(options, ready));
