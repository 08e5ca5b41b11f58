import type { Check } from "./todo.ts";

export const failedEmails: Check = async ({ payload, t }) => {
  const find = (hasError: boolean) =>
    payload.find({
      collection: "payload-jobs",
      where: {
        taskSlug: { equals: "sendEmail" },
        hasError: { equals: hasError },
        reason: { exists: true },
        completedAt: { exists: false },
      },
      sort: "-updatedAt",
      depth: 0,
      limit: 1,
    });
  const [failed, late] = [await find(true), await find(false)];
  const texts = [
    {
      ...failed,
      words: [
        "1 e-mail could not be sent: {reason}",
        "{number} e-mails could not be sent: {reason}",
      ],
      path: "true",
    },
    {
      ...late,
      words: [
        "1 e-mail is waiting for another attempt: {reason}",
        "{number} e-mails are waiting for another attempt: {reason}",
      ],
      path: "false",
    },
  ] as const;
  return texts
    .filter(({ totalDocs }) => totalDocs > 0)
    .map(({ totalDocs, docs, words, path }) => ({
      what: t(words[totalDocs === 1 ? 0 : 1], {
        number: totalDocs,
        reason: docs[0]?.reason ?? "",
      }),
      repair: t("Open the e-mail queue"),
      path: `/collections/payload-jobs?where[or][0][and][0][hasError][equals]=${path}`,
      isForPublishers: true,
    }));
};
