import { parseArgs } from "node:util";
import { build } from "../../scripts/build.ts";
import { exitOn } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import { Scene } from "../engine/scene.ts";
import { ignoreTimes } from "../stage/patience.ts";
import { act, recover } from "./deeds.ts";
import { kinds } from "./office.ts";
import { planDays } from "./plan.ts";
import { deliverAll, keepBounds, keepContent, keepMessages, keepToday } from "./promises.ts";
import { dayOf, endSite, momentOf, openWorld, passTimeTo, startSite, type World } from "./world.ts";

/** With a year's end, a school year's, and a 29 February. */
const FIRST_DAY = "2027-06-01";
const DAYS = 365;
const MOST_WRONG = 20;

/** `npm run year`: 365 days of the built site in minutes, with its promises looked at after every step. */
async function year(): Promise<void> {
  const options = { seed: { type: "string" }, days: { type: "string" } } as const;
  const { values } = parseArgs({ options });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000));
  const days = Number(values.days ?? DAYS);
  ignoreTimes();
  await build("site");
  say(`A year with seed ${seed}: ${days} days from ${FIRST_DAY}`);
  const scene = new Scene(true);
  const wrong: string[] = [];
  let at = "";
  const tell = (text: string) => {
    wrong.push(`${at}: ${text}`);
    say(`${at}: ${text}`);
  };
  const started = performance.now();
  let steps = 0;
  const world = await openWorld(scene, momentOf(FIRST_DAY, 0), tell);
  for (const kind of kinds) world.office.publish(kind, FIRST_DAY);
  await keepContent(world);
  for (const [index, deeds] of planDays(seed, days).entries()) {
    const day = dayOf(momentOf(FIRST_DAY, index * 1_440 + 60));
    for (const [count, { minute, deed }] of [MIDNIGHT, ...deeds].entries()) {
      at = `${day} ${clockOf(minute)} ${deed?.what ?? "midnight"}`;
      const lived = step(
        world,
        momentOf(day, minute),
        deed && (() => act(world, deed, `${index}.${count}`)),
      );
      await lived.catch((error: unknown) => tell(`${error}; ${stateOf(world)}`));
      steps += 1;
      if (!world.site.isAlive()) await startSite(world);
    }
    if (index % 7 === 6) await keepBounds(world);
    if (day.endsWith("-01")) say(`${day}: ${steps} steps, ${wrong.length} wrong`);
    if (wrong.length >= MOST_WRONG) break;
  }
  at = "at the end";
  await recover(Object.assign(world, { now: world.now + 100 * 3_600_000 }));
  await deliverAll(world);
  keepMessages(world);
  await endSite(world, false);
  await scene.end();
  const seconds = Math.round((performance.now() - started) / 1_000);
  const told = `${days} days, ${steps} steps, ${world.thanked.size} messages thanked for and delivered, in ${seconds} s`;
  say(`${told}: ${wrong.length} wrong`);
  if (wrong.length > 0) say(`See it again with: npm run year -- --seed ${seed} --days ${days}`);
  process.exit(wrong.length > 0 ? 1 : 0);
}

/** Half a minute after the day has begun. */
const MIDNIGHT = { minute: 0.5, deed: undefined };

async function step(world: World, moment: number, deed?: () => Promise<void>): Promise<void> {
  if (moment > world.now) await passTimeTo(world, moment);
  // Before the host can be lost again: what it says now the site knows, too.
  if (await recover(world)) await keepContent(world);
  await deed?.();
  if (!deed) await keepToday(world);
  await keepContent(world);
  keepMessages(world);
  if (world.host.isWell() && world.diskFullUntil === 0) await deliverAll(world);
}

/** What is left of the site's process after a step that broke off. */
function stateOf({ site: { process: child, log, isAlive } }: World): string {
  const state = isAlive()
    ? "the site lives"
    : `the site has ended: ${child.exitCode ?? child.signalCode}`;
  return [state, ...log.slice(-9)].join("\n");
}

const clockOf = (minute: number): string => new Date(minute * 60_000).toISOString().slice(11, 16);

exitOn(year());
