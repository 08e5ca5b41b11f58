import { Agent } from "node:http";
import fc from "fast-check";
import { startStubHost } from "../tests/e2e/harness/stub-host.ts";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { giveWord, pause, until, untilAllSay } from "./stage/lists.ts";
import { FORM, manyMessages, posted } from "./stage/messages.ts";
import { judgesTimes, patient } from "./stage/patience.ts";
import { startFaultedSite } from "./stage/stage.ts";

const TOGETHER = 24;

/** Where other work starves the site, the host's 700 ms can become too many: an honest answer, too. */
const late = (): number[] => (judgesTimes() ? [] : [504]);

/** Each asks for something that takes the host a while; at some moment the process is told to end. */
const life = fc.record({
  endsAfter: fc.nat(TOGETHER),
  asked: fc.array(fc.record({ ms: fc.integer({ min: 100, max: 700 }), isMessage: fc.boolean() }), {
    minLength: TOGETHER,
    maxLength: TOGETHER,
  }),
});

export const f17 = defineClass({
  id: "F17",
  what: "SIGTERM under load",
  aCase: "a request under way when the process is told to end",
  values: life,
  casesOf: ({ asked }) => asked.length,
  whole: 22,
  few: 2,
  setUp: async (scene) => {
    const host = await startStubHost();
    scene.onEnd(host.close);
    const dataDir = scene.makeFolder();
    giveWord(host, "Word");
    const albums = Array.from({ length: TOGETHER }, (_, at) => ({
      _id: `a${at}`,
      title: `Album ${at}`,
      date: "2026-11-02",
      category: "PhotoGallery",
      attachments: [],
    }));
    host.give("/api/gallery/All/SGSM", albums);
    return async ({ endsAfter, asked }, tell, index) => {
      const site = await startFaultedSite({ contentHostUrl: host.url, dataDir, env: manyMessages });
      await untilAllSay(site, "o", 3_000);
      const arrived = new Set<string>();
      for (const [at, { ms }] of asked.entries())
        host.answer(`/api/subGallery?id=a${at}`, async (_, response) => {
          arrived.add(`a${at}`);
          await pause(ms);
          response.setHeader("content-type", "application/json").end(JSON.stringify(albums[at]));
        });
      host.answer(FORM, async (_, response) => {
        const { message } = JSON.parse(
          host.received.findLast(({ path }) => path === FORM)?.body ?? "{}",
        );
        arrived.add(message);
        await pause(300);
        response.writeHead(201).end("{}");
      });
      const exit = new Promise<number | null>((ended) => site.process.once("exit", ended));
      const agent = new Agent({ keepAlive: true });
      const requests = asked.map(({ isMessage }, at) => ask(at, isMessage));
      async function ask(at: number, isMessage: boolean) {
        const name = isMessage ? `m${index}.${at}` : `a${at}`;
        const typed = { name: "A", email: "a@b.example", message: name };
        const path = isMessage ? FORM : `/api/subGallery?id=${name}`;
        const options = isMessage ? posted(typed, site.url) : {};
        const answer = await site.ask(path, { ...options, agent }).catch(() => undefined);
        return { name, path, answer, status: isMessage ? 201 : 200 };
      }
      // A list may name an album that is looked at already: so many are waited for as still come.
      await until(() => arrived.size >= endsAfter, 2_000);
      const accepted = new Set(arrived);
      const told = performance.now();
      site.process.kill("SIGTERM");
      for (const { name, path, answer, status } of await Promise.all(requests)) {
        if (answer) for (const wrong of judge(path, answer, [status, 503, ...late()])) tell(wrong);
        if (accepted.has(name) && ![status, ...late()].includes(answer?.status ?? 0))
          tell(`${path} was taken, and not finished`);
      }
      agent.destroy();
      const code = await exit;
      if (code !== 0) tell(`the process ended with ${code}`);
      if (performance.now() - told > patient(11_000)) tell("the end took more than 10 s");
      host.received.length = 0;
    };
  },
});
