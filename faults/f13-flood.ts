import { Agent } from "node:http";
import fc from "fast-check";
import { defineClass, inLanes } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { giveWord, pause } from "./stage/lists.ts";
import { judgeReading, startReader } from "./stage/reader.ts";
import { setStage } from "./stage/stage.ts";

const FLOOD = 1_000;
const AT_ONCE = 50;
const ALLOWED = 20;

const wave = fc.record({
  texts: fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 50, maxLength: 50 }),
});

export const f13 = defineClass({
  id: "F13",
  what: "The contact form is flooded, a thousand messages a second",
  aCase: "a message of the flood",
  isAlone: true,
  values: wave,
  casesOf: () => FLOOD,
  whole: 4,
  few: 1,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene);
    giveWord(host, "Word");
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    scene.onEnd(() => agent.destroy());
    const reader = startReader(scene, site.url);
    await pause(1_500);
    await reader.look();
    await pause(1_500);
    const calm = await reader.look();
    return async ({ texts }, tell, index) => {
      const form = index % 2 === 1;
      host.received.length = 0;
      let taken = 0;
      await reader.look();
      await inLanes(FLOOD, AT_ONCE, async (at) => {
        // Each of the fifty sends one every fiftieth of a second.
        const rest = pause(AT_ONCE);
        const fields = {
          name: "A",
          email: "a@b.example",
          message: `${texts[at % 50]} ${index} ${at}`,
        };
        const path = form ? "/contact" : "/api/form/SGSM/CF";
        const answer = await site.ask(path, { ...post(fields, form, site.url), agent });
        for (const wrong of judge(path, answer, [200, 201, 303, 429])) tell(wrong);
        if (answer.status === 429 && !Number(answer.headers["retry-after"]))
          tell("429 without a time to wait");
        if (answer.status < 400) taken += 1;
        await rest;
      });
      for (const wrong of judgeReading(calm, await reader.look())) tell(wrong);
      if (taken > (index === 0 ? ALLOWED : 0)) tell(`${taken} of the flood were taken`);
      if (index === 0 && taken === 0) tell("not even the first was taken");
      const posted = host.received.filter(({ method }) => method === "POST").length;
      if (posted > ALLOWED) tell(`the host got ${posted}`);
    };
  },
});

function post(fields: Record<string, string>, isForm: boolean, origin: string) {
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  const body = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
  return { method: "POST", body, headers: { "content-type": type, origin } };
}
