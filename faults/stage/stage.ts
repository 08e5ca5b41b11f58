import { join } from "node:path";
import { type SiteOptions, type SiteProcess, startSite } from "../../tests/e2e/harness/site.ts";
import { type StubHost, startStubHost } from "../../tests/e2e/harness/stub-host.ts";
import type { Scene } from "../engine/scene.ts";
import { type Answer, type Asked, ask } from "./ask.ts";
import type { BadDisk } from "./bad-disk.ts";
import type { HandOrder, HandReply, Held } from "./hand.ts";
import { until } from "./lists.ts";

/** The built site before a content host that does as told. */
export type Stage = { host: StubHost; site: FaultedSite };

export type FaultedSite = SiteProcess & {
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  held: () => Promise<Held>;
  /** Puts its clock so many milliseconds after the real one. */
  moveClock: (offset: number) => Promise<void>;
  /** Lets time pass to this moment, for a site whose time is held (`FAULTS_TIME_HELD_AT`). */
  passTimeTo: (moment: number) => Promise<void>;
  /** Makes its disk fail, or whole again. */
  failDisk: (rule?: Omit<BadDisk, "folder">) => Promise<void>;
  isAlive: () => boolean;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
};

const MEMORY_FLAGS = [
  "--max-semi-space-size=8",
  "--heap-growing-percent=100",
  "--no-allocation-site-pretenuring",
];
const MEMORY_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: "131072" };
const hand = join(import.meta.dirname, "hand.ts");
const MOST_GROWTH = 50 * 1024 * 1024;
const LET_GO_MS = 5_000;

/** Starts both; they are ended with the scene, and looked at once more before. */
export async function setStage(scene: Scene, options: Partial<SiteOptions> = {}): Promise<Stage> {
  const host = await startStubHost();
  scene.onEnd(host.close);
  const site = await startFaultedSite({ contentHostUrl: host.url, ...options });
  scene.onEnd(site.stop);
  watch(scene, site);
  return { host, site };
}

/** The same site that `npm start` runs, with a hand in it. Whoever starts it ends it. */
export async function startFaultedSite(options: SiteOptions): Promise<FaultedSite> {
  const site = await startSite({
    ...options,
    nodeArgs: [...MEMORY_FLAGS, "--import", hand, ...(options.nodeArgs ?? [])],
    env: { ...MEMORY_ENVIRONMENT, LOG_LEVEL: "error", CONTENT_RENEW_MS: "100", ...options.env },
  });
  const { process: child } = site;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    ...site,
    ask: (path, asked) => ask(site.url, path, asked),
    held: () => order(site, { order: "memory" }) as Promise<Held>,
    moveClock: (offset) => order(site, { order: "clock", offset }) as Promise<void>,
    passTimeTo: (to) => order(site, { order: "time", to }) as Promise<void>,
    failDisk: (rule) => {
      const below = rule && { ...rule, folder: site.dataDir };
      return order(site, { order: "disk", rule: below }) as Promise<void>;
    },
    isAlive,
    kill: async () => {
      if (!isAlive()) return;
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** After the last case the process lives, has no surprise in its log, and holds no more than at the start. */
function watch(scene: Scene, site: FaultedSite): void {
  const before = site.ask("/").then(site.held);
  scene.atLast(async () => {
    if (!site.isAlive()) return [`the site has ended:\n${site.log.slice(-20).join("\n")}`];
    const wrong: string[] = [];
    const surprise = site.log.find((line) => /unhandled|Uncaught|"A request failed"/i.test(line));
    if (surprise) wrong.push(`a surprise: ${surprise.slice(0, 600)}`);
    const start = (await before).bytes;
    let grown = 0;
    // What is being unpacked and packed when the last case ends is not held.
    const isLetGo = await until(async () => {
      grown = (await site.held()).bytes - start;
      return grown <= MOST_GROWTH;
    }, LET_GO_MS);
    if (!isLetGo) wrong.push(`the site holds ${Math.round(grown / 1e6)} MB more than before`);
    return wrong;
  });
}

let lastId = 0;

function order({ process: child }: SiteProcess, what: HandOrder): Promise<unknown> {
  lastId += 1;
  const id = lastId;
  return new Promise((done, failed) => {
    const listen = (reply: HandReply) => {
      if (reply.id !== id) return;
      child.off("message", listen);
      done(reply.result);
    };
    child.on("message", listen);
    child.send({ id, ...what }, (error) => error && failed(error));
  });
}
