import { join } from "node:path";
import { createClient } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { createClock } from "../content/clock.ts";
import { createContent } from "../content/content.ts";
import type { Log } from "../content/log.ts";
import { createSnapshot } from "../content/snapshot.ts";
import { type ActiveAlert, createActiveAlert } from "./active-alert.ts";
import type { Config } from "./config.ts";
import type { Development } from "./development.ts";
import { createImageWorker, type ImageWorker } from "./images/image-worker.ts";
import { createGuard } from "./messages/guard.ts";
import { createMessageHandler } from "./messages/message-handler.ts";
import { createNewsletter } from "./messages/newsletter.ts";
import { createOutbox } from "./messages/outbox.ts";
import { createSiteMetrics } from "./metrics/site-metrics.ts";
import { createVisitorLimiter } from "./visitors/rate-limiter.ts";

/** The limit of a network as a multiple of the limit of an address. */
const NETWORK_FACTOR = 5;

/** Dependencies that a caller may inject. */
export type Overrides = {
  development?: Development | undefined;
  pictureWorker?: ImageWorker;
};

/** Dependencies shared by several steps. */
export type Dependencies = ReturnType<typeof createDependencies>;

export function createDependencies(config: Config, log: Log, overrides: Overrides) {
  const { school, dataDir, contentApiUrl: baseUrl, contentApiToken: token } = config;
  const clock = createClock(config.fixedNow);
  const metrics = createSiteMetrics(dataDir);
  const client = metrics.client(createClient({ baseUrl, token, school }));
  // A copy on disk, for a start while the CMS is down.
  const snapshot = createSnapshot(join(dataDir, "snapshot"), () =>
    log.error(
      { folder: dataDir },
      "The snapshot could not be written; the site continues from memory",
    ),
  );
  const { pollEveryMs } = config;
  const content = createContent({ school, client, clock, snapshot, log, pollEveryMs });
  const getSchool = (): School => content.school();
  const alert: ActiveAlert = createActiveAlert(content, clock);
  const { pagesPerAddress: perAddress } = config;
  // For uncached pages and personalised responses.
  const pageLimits = { perAddress, perNetwork: NETWORK_FACTOR * perAddress };
  const rateLimiter = createVisitorLimiter(pageLimits, config.trustProxy);
  const worker = metrics.pictures(overrides.pictureWorker ?? createImageWorker());

  const { trustProxy, messageRetentionDays: retentionDays, origin } = config;
  const outbox = createOutbox(join(dataDir, "outbox"), { now: clock.now, retentionDays });
  const guard = createGuard({ limits: config.messages, trustProxy, origin });
  const handler = createMessageHandler({ client, outbox, clock, log, school, guard });
  const messages = metrics.messages(handler);
  const newsletter = createNewsletter({ client, guard, log });
  metrics.addGauges({ content, outbox });

  return {
    ...{ config, log, clock, client, content, getSchool, alert, rateLimiter, worker, metrics },
    ...{ outbox, guard, messages, newsletter, development: overrides.development },
  };
}
