import { join } from "node:path";
import fc from "fast-check";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { until } from "./stage/lists.ts";
import { FORM, filesIn, manyMessages, openInbox, posted } from "./stage/messages.ts";
import { setStage, startFaultedSite } from "./stage/stage.ts";

const WAYS = ["takes", "takes and hangs up", "takes and fails", "is away", "is starting"] as const;

/** A visitor clicks, clicks again, goes back and sends once more; the host is well or not each time. */
const visit = fc.record({
  text: fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 80 })
    .filter((text) => text.trim() !== ""),
  sendings: fc.array(
    fc.record({ way: fc.constantFrom(...WAYS), clicks: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 4 },
  ),
});

export const f14 = defineClass({
  id: "F14",
  what: "Double clicks and retries, while the host takes without saying so",
  aCase: "a message, sent 1 to 16 times",
  values: visit,
  whole: 500,
  few: 50,
  atOnce: 8,
  setUp: async (scene) => {
    const dataDir = scene.makeFolder();
    const { host, site } = await setStage(scene, { dataDir, env: manyMessages });
    const inbox = openInbox(host);
    const accepted = new Set<string>();
    scene.atLast(async () => {
      inbox.from("takes");
      await site.stop();
      const next = await startFaultedSite({ contentHostUrl: host.url, dataDir, env: manyMessages });
      const waiting = () =>
        filesIn(join(dataDir, "outbox")).filter((name) => name.endsWith(".json"));
      const isEmpty = await until(() => waiting().length === 0, 20_000);
      await next.stop();
      const wrong = isEmpty ? [] : [`${waiting().length} messages still wait`];
      const texts = inbox.texts();
      for (const text of accepted) {
        const count = texts.filter((taken) => taken.startsWith(text)).length;
        if (count !== 1) wrong.push(`${text} was taken ${count} times`);
      }
      return wrong;
    });
    return async ({ text, sendings }, tell, index) => {
      const mark = `[${index}]`;
      const typed = { name: "A", email: "a@b.example", message: `${mark} ${text}` };
      for (const { way, clicks } of sendings) {
        inbox.from(way, mark);
        const clicked = Array.from({ length: clicks }, () =>
          site.ask(FORM, posted(typed, site.url)),
        );
        for (const answer of await Promise.all(clicked)) {
          for (const wrong of judge(FORM, answer, [201])) tell(wrong);
          if (answer.status === 201) accepted.add(mark);
        }
      }
    };
  },
});
