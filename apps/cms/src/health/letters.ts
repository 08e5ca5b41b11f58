import { sayIn } from "../i18n/say.ts";
import type { Check } from "./todo.ts";

/** Letters that could not be sent, and those that a mail server keeps waiting. */
export const failedLetters: Check = async ({ payload, language }) => {
  const say = sayIn(language);
  const of = async (state: "failed" | "waiting") =>
    await payload.find({
      collection: "letters",
      where: {
        state: { equals: state },
        reason: { exists: true },
      },
      sort: "-updatedAt",
      depth: 0,
      limit: 1,
    });
  const [failed, late] = [await of("failed"), await of("waiting")];
  const told = [
    {
      ...failed,
      words: [
        "1 e-mail could not be sent: {reason}",
        "{number} e-mails could not be sent: {reason}",
      ],
      path: "failed",
    },
    {
      ...late,
      words: [
        "1 e-mail waits for another attempt: {reason}",
        "{number} e-mails wait for another attempt: {reason}",
      ],
      path: "waiting",
    },
  ] as const;
  return told
    .filter(({ totalDocs }) => totalDocs > 0)
    .map(({ totalDocs, docs, words, path }) => ({
      what: say(words[totalDocs === 1 ? 0 : 1], {
        number: totalDocs,
        reason: docs[0]?.reason ?? "",
      }),
      repair: say("Open the e-mail queue"),
      path: `/collections/letters?where[or][0][and][0][state][equals]=${path}`,
      isForPublishers: true,
    }));
};
