import { judge } from "../stage/judge.ts";
import { somePages } from "../stage/lists.ts";
import type { Mood } from "./host.ts";
import type { Deed } from "./plan.ts";
import { look } from "./promises.ts";
import { dayOf, endSite, passTimeTo, startSite, type World } from "./world.ts";

const HOUR = 3_600_000;

/** What comes to an end by now: a lost host, a full disk. True when the host is back. */
export async function recover(world: World): Promise<boolean> {
  const isBack = world.hostLostUntil > 0 && world.now >= world.hostLostUntil;
  if (isBack) {
    world.hostLostUntil = 0;
    await world.host.become("well");
    // Longer than the host is left alone after it failed.
    await passTimeTo(world, world.now + 6_000);
  }
  if (world.diskFullUntil > 0 && world.now >= world.diskFullUntil) {
    world.diskFullUntil = 0;
    await world.site.failDisk();
  }
  return isBack;
}

/** Does what the plan says. */
export async function act(world: World, deed: Deed, number: string): Promise<void> {
  switch (deed.what) {
    case "publish":
      return world.office.publish(deed.kind, dayOf(world.now));
    case "take down":
      return world.office.takeDown(deed.pick);
    case "look around":
      for (const pick of deed.picks)
        await look(world, somePages[pick % somePages.length] ?? "/", [200]);
      return;
    case "write":
      return write(world, deed, number);
    case "lose the host":
      world.hostLostUntil = world.now + deed.hours * HOUR;
      return world.host.become(deed.how as Mood);
    case "fill the disk":
      world.diskFullUntil = world.now + deed.hours * HOUR;
      return world.site.failDisk({ step: deed.step, code: deed.code });
    case "restart":
      return restart(world, deed.isKilled);
  }
}

/** A disk that takes nothing and a host that is away leave a new process with what was written before both. */
async function restart(world: World, isKilled: boolean): Promise<void> {
  if (world.diskFullUntil > 0) return;
  await endSite(world, isKilled);
  await startSite(world);
}

type Writing = Extract<Deed, { what: "write" }>;

/** Visitors without a script open the form, write for ten seconds, and send it. */
async function write(world: World, { texts, way }: Writing, number: string): Promise<void> {
  const { site, host, thanked, tell } = world;
  if (host.isWell()) host.takes(way);
  for (const [at, text] of texts.entries()) {
    const mark = `[${number}.${at}]`;
    const page = await look(world, "/contact", [200]);
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? "";
    await passTimeTo(world, world.now + 10_000);
    const message = `${mark} ${text}`;
    const fields = new URLSearchParams({ name: "A", email: "a@b.example", message, token });
    const headers = {
      origin: site.url,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    };
    const body = fields.toString();
    const answer = await site.ask("/contact", { method: "POST", headers, body });
    // With neither a host nor a disk nothing can be promised, and he is told to telephone.
    const mayFail = world.diskFullUntil > 0 && (world.hostLostUntil > 0 || way !== "takes");
    for (const wrong of judge("/contact", answer, mayFail ? [303, 503] : [303])) tell(wrong);
    if (answer.status === 303) thanked.add(mark);
  }
  if (host.isWell()) host.takes("takes");
}
