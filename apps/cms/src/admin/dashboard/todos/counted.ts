import type { Where } from "payload";
import { addDays } from "../../../fields/dates.ts";
import type { Phrase } from "../../../i18n/hindi.ts";
import type { Check } from "./todo.ts";

type Counted = {
  collection: "contact-messages" | "media" | "payload-jobs";
  where: Where;
  texts: readonly [Phrase, Phrase];
  repair: Phrase;
  filter: string;
  isForPublishers?: boolean;
};

const countRecords =
  (describe: (day: string) => Counted): Check =>
  async ({ payload, day, t }) => {
    const { collection, where, texts, repair, filter, isForPublishers = false } = describe(day);
    const newest = { sort: "-updatedAt", depth: 0, limit: 1 } as const;
    const { totalDocs: number, docs } = await payload.find({ collection, where, ...newest });
    if (number === 0) return [];
    const [record] = docs;
    const reason = (record && "reason" in record && record.reason) || "";
    return [
      {
        what: t(texts[number === 1 ? 0 : 1], { number, reason }),
        repair: t(repair),
        path: `/collections/${collection}?${filter}`,
        isForPublishers,
      },
    ];
  };

const first = "where[or][0][and]";

export const openMessages = countRecords(() => ({
  collection: "contact-messages",
  where: { isHandled: { not_equals: true } },
  texts: ["1 open message.", "{number} open messages."],
  repair: "Open the inbox",
  filter: `${first}[0][isHandled][not_equals]=true`,
  isForPublishers: true,
}));

const countEmails = (hasError: boolean, texts: Counted["texts"]): Check =>
  countRecords(() => ({
    collection: "payload-jobs",
    where: {
      taskSlug: { equals: "sendEmail" },
      hasError: { equals: hasError },
      reason: { exists: true },
      completedAt: { exists: false },
    },
    texts,
    repair: "Open the e-mail queue",
    filter: `${first}[0][hasError][equals]=${hasError}`,
    isForPublishers: true,
  }));

export const failedEmails = countEmails(true, [
  "1 e-mail could not be sent: {reason}",
  "{number} e-mails could not be sent: {reason}",
]);

export const delayedEmails = countEmails(false, [
  "1 e-mail is waiting for another attempt: {reason}",
  "{number} e-mails are waiting for another attempt: {reason}",
]);

export const imagesWithoutAltText = countRecords(() => ({
  collection: "media",
  where: {
    isDecorative: { not_equals: true },
    or: [{ alt: { exists: false } }, { alt: { equals: "" } }],
  },
  texts: ["1 image without alt text.", "{number} images without alt text."],
  repair: "Show them",
  filter: `${first}[0][alt][exists]=false&${first}[1][isDecorative][not_equals]=true`,
}));

const REVIEW_AFTER_DAYS = 365;

/** Images with faces whose last change is a year old. Saving one, even unchanged, takes it off the list. */
export const oldFaces = countRecords((day) => {
  const before = `${addDays(day, -REVIEW_AFTER_DAYS)}T00:00:00.000Z`;
  return {
    collection: "media",
    where: { largestFace: { greater_than: 0 }, updatedAt: { less_than: before } },
    texts: [
      "1 image with faces is older than a year. Check it, and save it if it may stay.",
      "{number} images with faces are older than a year. Check them, and save those that may stay.",
    ],
    repair: "Show them",
    filter: `${first}[0][largestFace][greater_than]=0&${first}[1][updatedAt][less_than]=${before}`,
    isForPublishers: true,
  };
});
