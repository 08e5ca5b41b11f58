import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { judge } from "../stage/judge.ts";
import { until } from "../stage/lists.ts";
import { waitingIn } from "../stage/messages.ts";
import { marksIn } from "./office.ts";
import { dayOf, passTimeTo, type World } from "./world.ts";

/** Pages that show what the office publishes, and what is made of it for machines. */
const telling = [
  ...["/", "/Events", "/News", "/Gallery", "/TopperXII", "/principal-message", "/search?q=Word"],
  ...["/feeds/events.ics", "/feeds/news.atom", "/feeds/albums.json", "/sitemap.xml"],
];
const MOST_GROWTH = 50 * 1024 * 1024;
const MOST_ON_DISK = 100 * 1024 * 1024;
const SECONDS_15 = 15_000;

/**
 * When the host is well, what the office did shows within 15 seconds: in every list, on every page and on the disk.
 * When it is not, what was agreed upon last stays.
 */
export async function keepContent(world: World): Promise<void> {
  if (world.host.isWell()) await agree(world);
  else await keepAgreed(world);
  for (const path of telling) await look(world, path, [200]);
}

async function agree(world: World): Promise<void> {
  const { office, tell } = world;
  const changedAt = world.now;
  const lists = office.listsOn(dayOf(world.now));
  const isAgreed = async () => (await differences(world, lists)).length === 0;
  let isSo = await isAgreed();
  while (!isSo && world.now < changedAt + SECONDS_15) {
    await passTimeTo(world, world.now + 5_000);
    // A machine that is at work needs some real time, too.
    isSo = await until(isAgreed, world.now < changedAt + SECONDS_15 ? 400 : 8_000);
  }
  if (!isSo) tell(`15 s after a change the site differs in ${await differences(world, lists)}`);
  const live = office.live();
  world.shown = new Set(live);
  for (const [path, records] of lists) world.agreed.set(path, marksOf(records));
  if (world.diskFullUntil > 0) return;
  const left = () => onDisk(world).filter((mark) => !live.has(mark));
  if (!(await until(() => left().length === 0, 8_000)))
    tell(`what was taken down lies on the disk: ${left()}`);
  for (const path of office.pages()) await look(world, path, [200]);
}

/** The paths of the lists in which the site says something else than the host. */
async function differences({ site }: World, lists: Map<string, object[]>): Promise<string[]> {
  const paths = [...lists.keys()];
  const told = await Promise.all(paths.map(async (path) => (await site.ask(path)).text));
  return paths.filter((path, at) => marksOf(told[at] ?? "") !== marksOf(lists.get(path) ?? []));
}

async function keepAgreed({ site, agreed, tell }: World): Promise<void> {
  for (const [path, marks] of agreed) {
    // Whose birthday it is today nobody knows from yesterday (R39).
    if (path === "/api/birthdays/SGSM") continue;
    const told = marksOf((await site.ask(path)).text);
    if (told !== marks) tell(`without the host ${path} became ${told || "nothing"}, not ${marks}`);
  }
}

const marksOf = (content: string | object[]): string =>
  [...marksIn(typeof content === "string" ? content : JSON.stringify(content))].sort().join(" ");

/** What of the office's lies in the snapshot, whichever file it is in. */
function onDisk({ dataDir }: World): string[] {
  const folder = join(dataDir, "snapshot");
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.flatMap((name) => [...marksIn(textOf(join(folder, name)))]);
}

/** A file that has gone meanwhile says nothing any more. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** A page is whole, and shows nothing that is withdrawn. */
export async function look(world: World, path: string, allowed: number[]): Promise<string> {
  const { site, shown, office, tell } = world;
  const answer = await site.ask(path);
  const isPage = !/^\/(feeds|sitemap)/.test(path);
  for (const wrong of judge(path, answer, allowed))
    if (isPage || !/\.(ics|xml)/.test(wrong)) tell(wrong);
  const live = office.live();
  const isWithdrawn = (mark: string) => !live.has(mark) && !shown.has(mark);
  const withdrawn = [...marksIn(answer.text)].filter(isWithdrawn);
  if (withdrawn.length > 0) tell(`${path} shows what was taken down: ${withdrawn}`);
  if (/\b2012-\d\d-\d\d\b/.test(answer.text)) tell(`${path} tells a year of birth`);
  return answer.text;
}

/** It is today on every page that says which day it is, also when the host is away. */
export async function keepToday(world: World): Promise<void> {
  const today = dayOf(world.now);
  const home = await look(world, "/", [200]);
  const day = /class="today__day" dateTime="([^"]+)"/i.exec(home)?.[1];
  if (day !== today) world.tell(`home says ${day}, and it is ${today}`);
  if (!home.includes(`Porridge of ${today}`)) world.tell(`home does not know the menu of ${today}`);
  for (const path of ["/weeklyMenu", "/TopperX", "/contact", "/about"])
    await look(world, path, [200]);
}

/** Whoever was thanked finds his message with the host, or on the way to it. */
export function keepMessages({ host, dataDir, thanked, tell }: World): void {
  const taken = new Set(host.texts().map(markOf));
  const waiting = new Set(waitingIn(dataDir).map(markOf));
  for (const mark of thanked)
    if (!taken.has(mark) && !waiting.has(mark)) tell(`${mark} was thanked for and is nowhere`);
}

/** Everything that waited has arrived, each message once. */
export async function deliverAll(world: World): Promise<void> {
  for (let minute = 0; minute < 3 && waitingIn(world.dataDir).length > 0; minute += 1) {
    await passTimeTo(world, world.now + 60_000);
    await until(() => waitingIn(world.dataDir).length === 0, 1_500);
  }
  const waiting = waitingIn(world.dataDir).length;
  if (waiting > 0) world.tell(`${waiting} messages still wait, three minutes after all was well`);
  const texts = world.host.texts().map(markOf);
  const twice = texts.filter((mark, at) => texts.indexOf(mark) !== at);
  if (twice.length > 0) world.tell(`taken twice: ${twice}`);
}

const markOf = (text: string): string => text.slice(0, text.indexOf("]") + 1);

/** The process holds no more than after its start, and the disk no more than a year ago. */
export async function keepBounds(world: World): Promise<void> {
  const { bytes, descriptors } = await world.site.held();
  world.heldBefore ||= bytes;
  const grown = bytes - world.heldBefore;
  if (grown > MOST_GROWTH) world.tell(`the site holds ${Math.round(grown / 1e6)} MB more`);
  if (descriptors > 200) world.tell(`${descriptors} descriptors are open`);
  const files = readdirSync(world.dataDir, { recursive: true, withFileTypes: true });
  const kept = files
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + sizeOf(join(parentPath, name)), 0);
  if (kept > MOST_ON_DISK) world.tell(`${Math.round(kept / 1e6)} MB lie on the disk`);
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    // It has just gone.
    return 0;
  }
}
