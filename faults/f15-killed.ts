import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { startStubHost } from "../tests/e2e/harness/stub-host.ts";
import { defineClass, type Tell } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { giveWord, pause, until, untilAllSay } from "./stage/lists.ts";
import { FORM, filesIn, manyMessages, openInbox, posted, waitingIn } from "./stage/messages.ts";
import { patient } from "./stage/patience.ts";
import { type FaultedSite, type Stage, startFaultedSite } from "./stage/stage.ts";

const TOGETHER = 25;

/** One life of the process: while lists change and pictures are made, messages come in; then it is killed. */
const life = fc.record({
  killedAfter: fc.integer({ min: 20, max: 600 }),
  sent: fc.array(fc.record({ after: fc.nat(400), length: fc.integer({ min: 1, max: 3_000 }) }), {
    minLength: TOGETHER,
    maxLength: TOGETHER,
  }),
});

export const f15 = defineClass({
  id: "F15",
  what: "kill -9 while messages, snapshots and pictures are written",
  aCase: "a message under way when the process is killed",
  values: life,
  casesOf: ({ sent }) => sent.length,
  whole: 21,
  few: 2,
  setUp: async (scene) => {
    const host = await startStubHost();
    scene.onEnd(host.close);
    const inbox = openInbox(host);
    const photo = await sharp({
      create: { width: 400, height: 300, channels: 3, background: "#567a5c" },
    })
      .jpeg()
      .toBuffer();
    host.answerPictures((_, response) => response.end(photo));
    const dataDir = scene.makeFolder();
    const start = () => startFaultedSite({ contentHostUrl: host.url, dataDir, env: manyMessages });
    const acknowledged = new Set<string>();
    scene.atLast(() => deliverAll(start, inbox, dataDir, acknowledged));
    return async ({ killedAfter, sent }, tell, index) => {
      inbox.from("is starting");
      giveWord(host, `Word${index}x`);
      const site = await start();
      const kill = pause(patient(killedAfter))
        // On a slow machine all of them could be killed before anything was promised.
        .then(() => until(() => acknowledged.size > 0, 10_000))
        .then(site.kill);
      const tasks = sent.map(async ({ after, length }, at) => {
        await pause(after);
        const mark = `[${index}.${at}]`;
        const typed = { name: "A", email: "a@b.example", message: mark + "x".repeat(length) };
        const answer = await site.ask(FORM, posted(typed, site.url));
        if (answer.status === 201) acknowledged.add(mark);
        else for (const wrong of judge(FORM, answer, [201])) tell(wrong);
      });
      tasks.push(
        ...Array.from(
          { length: 6 },
          async (_, at) => void (await site.ask(`/api/image/p${index}-${at}.jpg?w=320`)),
        ),
      );
      giveWord(host, `Word${index}y`);
      // What breaks off was not acknowledged.
      await Promise.allSettled(tasks);
      await kill;
      lookAtDisk(dataDir, acknowledged, tell);
      await lookWithoutHost({ host, site }, start, index, tell);
      host.received.length = 0;
    };
  },
});

function lookAtDisk(dataDir: string, acknowledged: ReadonlySet<string>, tell: Tell): void {
  const waiting = waitingIn(dataDir);
  for (const mark of acknowledged) {
    const count = waiting.filter((text) => text.startsWith(mark)).length;
    if (count !== 1) tell(`${mark} was acknowledged and lies on the disk ${count} times`);
  }
  for (const name of filesIn(join(dataDir, "snapshot"))) {
    if (!name.endsWith(".json")) continue;
    // Throws for half a file.
    JSON.parse(readFileSync(join(dataDir, "snapshot", name), "utf8"));
  }
}

/** What the disk says must be enough for every page, and each picture on it must be whole. */
async function lookWithoutHost(
  { host }: Stage,
  start: () => Promise<FaultedSite>,
  index: number,
  tell: Tell,
) {
  await host.close();
  const site = await start();
  for (const path of ["/", "/Events", "/Gallery", "/principal-message"])
    for (const wrong of judge(path, await site.ask(path), [200])) tell(wrong);
  for (let at = 0; at < 6; at += 1) {
    const path = `/api/image/p${index}-${at}.jpg?w=320`;
    const answer = await site.ask(path);
    for (const wrong of judge(path, answer, [200, 502])) tell(wrong);
    if (answer.status === 200) await sharp(answer.bytes).stats();
  }
  await site.stop();
  await host.open();
}

async function deliverAll(
  start: () => Promise<FaultedSite>,
  inbox: ReturnType<typeof openInbox>,
  dataDir: string,
  acknowledged: ReadonlySet<string>,
) {
  inbox.from("takes");
  const site = await start();
  const isEmpty = await until(() => waitingIn(dataDir).length === 0, 30_000);
  const wrong = isEmpty ? [] : [`${waitingIn(dataDir).length} messages still wait`];
  const texts = inbox.texts();
  for (const mark of acknowledged) {
    const count = texts.filter((text) => text.startsWith(mark)).length;
    if (count !== 1) wrong.push(`${mark} was acknowledged and delivered ${count} times`);
  }
  if (acknowledged.size === 0) wrong.push("nothing was acknowledged at all");
  await untilAllSay(site, "Word", 5_000);
  await site.stop();
  const left = filesIn(join(dataDir, "outbox")).filter((name) => name.endsWith(".tmp"));
  if (left.length > 0) wrong.push(`${left.length} half files stay`);
  return wrong;
}
