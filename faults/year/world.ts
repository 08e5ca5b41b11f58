import type { Scene } from "../engine/scene.ts";
import { type FaultedSite, startFaultedSite } from "../stage/stage.ts";
import { type Host, startHost } from "./host.ts";
import { type Office, openOffice } from "./office.ts";

/** A school: its office, the host of its content, the site, and the time for all of them. */
export type World = {
  office: Office;
  host: Host;
  site: FaultedSite;
  dataDir: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Until when the host does not answer, and the disk takes nothing; 0 when all is well. */
  hostLostUntil: number;
  diskFullUntil: number;
  /** What each list of the site held when host and site last agreed, by the list's path. */
  agreed: Map<string, string>;
  /** All that visitors could rightly have seen then. */
  shown: Set<string>;
  /** The marks of the messages for which somebody was thanked. */
  thanked: Set<string>;
  /** What the process held after it had started. */
  heldBefore: number;
  tell: (wrong: string) => void;
};

const INDIA = 5.5 * 3_600_000;
/** Kolkata's calendar by plain arithmetic: it has had one offset since 1945. */
export const dayOf = (moment: number): string =>
  new Date(moment + INDIA).toISOString().slice(0, 10);
/** The moment at which so many minutes of a day in Kolkata are over. */
export const momentOf = (day: string, minute: number): number =>
  Date.parse(`${day}T00:00:00+05:30`) + minute * 60_000;

/** Opens a school at that moment. Whoever opens it ends the scene. */
export async function openWorld(scene: Scene, start: number, tell: World["tell"]): Promise<World> {
  const office = openOffice();
  const world = { office, now: start, tell, dataDir: scene.makeFolder() } as World;
  world.host = await startHost(office, () => dayOf(world.now));
  scene.onEnd(world.host.close);
  Object.assign(world, { hostLostUntil: 0, diskFullUntil: 0, heldBefore: 0 });
  Object.assign(world, { agreed: new Map(), shown: new Set(), thanked: new Set() });
  await startSite(world);
  scene.onEnd(() => world.site.stop());
  return world;
}

/** The built site as a process of its own, in which time is held. */
export async function startSite(world: World): Promise<void> {
  world.site = await startFaultedSite({
    contentHostUrl: world.host.url,
    dataDir: world.dataDir,
    env: {
      SITE_NOW: "",
      CONTENT_RENEW_MS: "4000",
      // All visitors of the year come from one machine.
      MESSAGES_PER_ADDRESS: "10000",
      MESSAGES_PER_NETWORK: "10000",
      MESSAGE_SECONDS: "2",
      FAULTS_TIME_HELD_AT: String(world.now),
    },
  });
  world.heldBefore = 0;
}

/** Ends the process, in order or as a power cut would. What it should not have logged is told. */
export async function endSite(world: World, isKilled: boolean): Promise<void> {
  const { site, tell } = world;
  if (!site.isAlive()) tell(`the site has ended by itself:\n${site.log.slice(-9).join("\n")}`);
  const surprise = site.log.find((line) => /unhandled|Uncaught|"A request failed"/i.test(line));
  if (surprise) tell(`a surprise in the log: ${surprise.slice(0, 600)}`);
  await (isKilled ? site.kill() : site.stop());
}

export async function passTimeTo(world: World, moment: number): Promise<void> {
  world.now = moment;
  await world.site.passTimeTo(moment);
}
