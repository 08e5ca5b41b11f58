import type { IncomingMessage, ServerResponse } from "node:http";
import fc from "fast-check";
import { defineClass, type Tell } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { giveWord, lists, pause, somePages, until, untilAllSay } from "./stage/lists.ts";
import { patient } from "./stage/patience.ts";
import { type Stage, setStage } from "./stage/stage.ts";

/** How slowly the host answers from now on, and who comes meanwhile. */
const phase = fc.record({
  how: fc.constantFrom("silent", "a byte a second", "stops half way", "headers alone"),
  asked: fc.array(
    fc.record({
      path: fc.constantFrom(...somePages, ...lists.map(({ path }) => path), "/Gallery", "/Events"),
      after: fc.nat(90),
    }),
    { minLength: 30, maxLength: 30 },
  ),
});

export const f02 = defineClass({
  id: "F2",
  what: "The host is slow, or stops in the middle",
  aCase: "a visitor's request meanwhile",
  values: phase,
  casesOf: ({ asked }) => asked.length,
  whole: 18,
  few: 2,
  setUp: async (scene) => {
    const stage = await setStage(scene);
    return async ({ how, asked }, tell, index) => {
      const { host, site } = stage;
      const word = `Word${index}x`;
      giveWord(host, word);
      const silent = await untilAllSay(site, word, 7_000);
      if (silent.length > 0) tell(`${silent.join(", ")} did not come back within 7 s`);
      const slowness = slowDown(stage, how, word);
      await until(() => slowness.isComplete(), 3_000);
      await Promise.all(asked.map((one) => visit(stage, one, word, tell)));
      if (slowness.most() > 1) tell(`${slowness.most()} requests for one list at the same time`);
      slowness.end();
      host.received.length = 0;
    };
  },
});

async function visit(
  { site }: Stage,
  { path, after }: { path: string; after: number },
  word: string,
  tell: Tell,
) {
  await pause(after * 10);
  const answer = await site.ask(path);
  for (const wrong of judge(path, answer, [200])) tell(wrong);
  // 800 ms are the law; the rest is for a machine that does something else, too.
  if (answer.ms > patient(1_500)) tell(`${path} took ${Math.round(answer.ms)} ms`);
  if (path.startsWith("/api/") && !answer.text.includes(word)) tell(`${path} lost ${word}`);
}

function slowDown({ host }: Stage, how: string, word: string) {
  const running = new Map<string, number>();
  const asked = new Set<string>();
  const open = new Set<ServerResponse>();
  let most = 0;
  const answerSlowly =
    (path: string, good: string) => (_: IncomingMessage, response: ServerResponse) => {
      const now = (running.get(path) ?? 0) + 1;
      running.set(path, now);
      asked.add(path);
      most = Math.max(most, now);
      open.add(response);
      const drip = setInterval(() => {
        if (how === "a byte a second") response.write(" ");
      }, 1_000);
      response.once("close", () => {
        clearInterval(drip);
        open.delete(response);
        running.set(path, (running.get(path) ?? 1) - 1);
      });
      if (how === "headers alone") response.flushHeaders();
      if (how === "stops half way") response.write(good.slice(0, good.length / 2));
    };
  for (const { path, make } of lists)
    host.answer(path, answerSlowly(path, JSON.stringify([make(word)])));
  return {
    most: () => most,
    isComplete: () => asked.size === lists.length,
    end: () => {
      giveWord(host, word);
      for (const response of open) response.destroy();
    },
  };
}
