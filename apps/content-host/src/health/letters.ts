import { type Check, count } from "./todo.ts";

/** Letters that could not be sent, and those that a mail server keeps waiting. */
export const failedLetters: Check = async (payload) => {
  const of = async (state: "failed" | "waiting") =>
    await payload.find({
      collection: "letters",
      where: { state: { equals: state }, reason: { exists: true } },
      sort: "-updatedAt",
      depth: 0,
      limit: 1,
    });
  const [failed, late] = [await of("failed"), await of("waiting")];
  const told = [
    { ...failed, words: ["could not be sent", "could not be sent"], path: "failed" },
    { ...late, words: ["waits for another try", "wait for another try"], path: "waiting" },
  ];
  return told
    .filter(({ totalDocs }) => totalDocs > 0)
    .map(({ totalDocs, docs, words, path }) => ({
      what: `${count(totalDocs, `letter ${words[0]}`, `letters ${words[1]}`)}: ${docs[0]?.reason}`,
      repair: "Open the letters",
      path: `/collections/letters?where[or][0][and][0][state][equals]=${path}`,
      isForPublishers: true,
    }));
};
