import { once } from "node:events";
import { join } from "node:path";
import { findFreePort, type SiteProcess, startSite } from "../../../tests/e2e/harness/site.ts";
import { type RunningHost, startHost } from "../../content-host/test/running-host.ts";
import { type Postgres, startPostgres } from "../../content-host/test/start-postgres.ts";
import { startNginxForSeveral, type WebServer } from "./web-server.ts";

export const SITE = "www.school.example";

export type Several = {
  web: WebServer;
  sites: SiteProcess[];
  hosts: RunningHost[];
  database: string;
  /** On the port where it was; the hosts with the settings given here from now on. */
  startSiteAgain: (index: number) => Promise<void>;
  endSite: (index: number, signal: NodeJS.Signals) => Promise<void>;
  startHostAgain: (index: number, more?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Three sites and two content hosts, all started at once, on one Postgres and behind the nginx of deploy/several. What
 * was started ends when something beside it does not start.
 */
export async function startSeveral(folder: string): Promise<Several> {
  const postgres = await startPostgres();
  const running: Running = { sites: [], hosts: [] };
  try {
    return await startOn(postgres, running, folder);
  } catch (error) {
    await endAll(postgres, running);
    throw error;
  }
}

type Running = { web?: WebServer; sites: SiteProcess[]; hosts: RunningHost[] };

async function endAll(postgres: Postgres, { web, sites, hosts }: Running): Promise<void> {
  await Promise.all(sites.map((one) => one.stop()));
  await Promise.all(hosts.map((one) => one.stop()));
  await web?.stop();
  postgres.stop();
}

async function startOn(postgres: Postgres, running: Running, folder: string): Promise<Several> {
  const database = postgres.create("several");
  const ports = await Promise.all(Array.from({ length: 6 }, findFreePort));
  const [hostPorts, sitePorts, contract = 0] = [ports.slice(0, 2), ports.slice(2, 5), ports[5]];
  const both = {
    SITE_ORIGIN: `https://${SITE}`,
    TRUST_PROXY: "on",
    CONTENT_HOST_TOKEN: "a-token-that-all-processes-know-of",
    LOG_LEVEL: "info",
  };
  const forHosts = {
    ...both,
    DATABASE_URL: database,
    PAYLOAD_SECRET: "a-secret-that-both-hosts-have-been-given",
    HOST_URL: `http://127.0.0.1:${hostPorts[0]}`,
    SAMPLE_CONTENT: "on",
  };
  const forSites = {
    ...both,
    SITE_ADDRESS: "127.0.0.1",
    CONTENT_RENEW_MS: "4000",
    // All visitors of a drill come from one address.
    MESSAGES_PER_ADDRESS: "10000",
    MESSAGES_PER_NETWORK: "10000",
  };
  const contractUrl = `http://127.0.0.1:${contract}`;

  async function host(index: number, more: Record<string, string> = {}): Promise<RunningHost> {
    const environment = { ...forHosts, HOST_PORT: String(hostPorts[index]), ...more };
    // Both have one folder for files, as a disk that machines share.
    const started = await startHost({ dataDir: join(folder, "host"), environment });
    return { ...started, url: `http://127.0.0.1:${hostPorts[index]}` };
  }
  async function site(index: number): Promise<SiteProcess> {
    const env = { ...forSites, PORT: String(sitePorts[index]) };
    const dataDir = join(folder, `site-${index}`);
    const started = await startSite({ contentHostUrl: contractUrl, dataDir, env });
    return { ...started, url: `http://127.0.0.1:${sitePorts[index]}` };
  }

  const few = { MESSAGES_PER_MINUTE: "8" };
  const { hosts, sites } = running;
  const web = await startNginxForSeveral(join(folder, "nginx"), {
    "10.0.0.11:3000": `127.0.0.1:${sitePorts[0]}`,
    "10.0.0.12:3000": `127.0.0.1:${sitePorts[1]}`,
    "10.0.0.13:3000": `127.0.0.1:${sitePorts[2]}`,
    "10.0.0.21:4000": `127.0.0.1:${hostPorts[0]}`,
    "10.0.0.22:4000": `127.0.0.1:${hostPorts[1]}`,
    "10.0.0.1:4000": `127.0.0.1:${contract}`,
  });
  running.web = web;
  await allOf(2, async (index) => {
    hosts[index] = await host(index, few);
  });
  await allOf(3, async (index) => {
    sites[index] = await site(index);
  });
  return {
    web,
    sites,
    hosts,
    database,
    startSiteAgain: async (index) => {
      sites[index] = await site(index);
    },
    endSite: async (index, signal) => {
      const ending = sites[index]?.process;
      if (!ending) return;
      const gone = once(ending, "exit");
      ending.kill(signal);
      await gone;
    },
    startHostAgain: async (index, more) => {
      hosts[index] = await host(index, more);
    },
    stop: () => endAll(postgres, running),
  };
}

/** At once; what fails is told when the others have come up, so that they can be ended. */
async function allOf(count: number, start: (index: number) => Promise<void>): Promise<void> {
  const starts = await Promise.allSettled(
    Array.from({ length: count }, (_, index) => start(index)),
  );
  for (const { status, ...more } of starts) if (status === "rejected") throw Object(more).reason;
}
