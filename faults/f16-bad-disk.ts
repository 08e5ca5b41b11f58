import fc from "fast-check";
import sharp from "sharp";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { giveWord, lists, says, somePages, until } from "./stage/lists.ts";
import { FORM, manyMessages, openInbox, posted, waitingIn } from "./stage/messages.ts";
import { setStage } from "./stage/stage.ts";

const MESSAGES = 6;

const outage = fc.record({
  step: fc.constantFrom("mkdir", "open", "half", "sync", "rename", "all"),
  code: fc.constantFrom("ENOSPC", "EROFS", "EIO", "EDQUOT", "EACCES", "EMFILE"),
  isHostUp: fc.boolean(),
  texts: fc.array(fc.string({ minLength: 1, maxLength: 200 }), {
    minLength: MESSAGES,
    maxLength: MESSAGES,
  }),
  page: fc.constantFrom(...somePages),
});

export const f16 = defineClass({
  id: "F16",
  what: "The disk is full, read-only or broken, at every step of a write",
  aCase: "a message, a page or a picture meanwhile",
  values: outage,
  casesOf: ({ texts }) => texts.length + 2,
  whole: 65,
  few: 6,
  setUp: async (scene) => {
    const { host, site } = await setStage(scene, { env: { ...manyMessages, LOG_LEVEL: "silent" } });
    const inbox = openInbox(host);
    const photo = await sharp({
      create: { width: 90, height: 60, channels: 3, background: "#567a5c" },
    })
      .jpeg()
      .toBuffer();
    host.answerPictures((_, response) => response.end(photo));
    return async ({ step, code, isHostUp, texts, page }, tell, index) => {
      await site.failDisk({ step, code });
      inbox.from(isHostUp ? "takes" : "is starting");
      giveWord(host, `Word${index}x`);
      const send = (text: string, at: number | string) =>
        site.ask(
          FORM,
          posted(
            { name: "A", email: "a@b.example", message: `[${index}.${at}] ${text}` },
            site.url,
          ),
        );
      for (const [at, text] of texts.entries()) {
        const answer = await send(text, at);
        // A folder that is there already need not be made.
        const mayWork = isHostUp || step === "mkdir";
        for (const wrong of judge(FORM, answer, mayWork ? [201, 503] : [503])) tell(wrong);
        if (isHostUp && answer.status !== 201)
          tell("the host is well, and the message was not taken");
        const isKept =
          answer.status !== 201 ||
          isHostUp ||
          waitingIn(site.dataDir).some((one) => one.startsWith(`[${index}.${at}]`));
        if (!isKept) tell("acknowledged, and nowhere on the disk");
      }
      for (const wrong of judge(page, await site.ask(page), [200])) tell(wrong);
      const picture = `/api/image/p${index}.jpg?w=160`;
      for (const wrong of judge(picture, await site.ask(picture), [200])) tell(wrong);
      const [events] = lists;
      if (events && !(await until(() => says(site, events, `Word${index}x`), 3_000)))
        tell("the lists are no longer renewed");
      await site.failDisk();
      inbox.from("is starting");
      const later = await send("after it", "later");
      for (const wrong of judge(FORM, later, [201])) tell(`whole again: ${wrong}`);
      if (!waitingIn(site.dataDir).some((text) => text.startsWith(`[${index}.later]`)))
        tell("whole again, and still nothing is written");
      host.received.length = 0;
    };
  },
});
