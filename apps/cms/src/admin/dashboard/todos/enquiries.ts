import { countRecords, findOne } from "../../../database/find-records.ts";
import { formatDateTime, formatLongDate, toDay } from "../../../fields/dates.ts";
import type { Check } from "./todo.ts";

const isNew = { state: { equals: "new" } };

/** The unanswered enquiries, with the one that has waited longest. */
export const openEnquiries: Check = async ({ payload, day, language, t }) => {
  const oldest = await findOne(payload, "enquiries", isNew, { sort: "answerBy,receivedAt" });
  if (!oldest) return [];
  const number = await countRecords(payload, "enquiries", isNew);
  const answerBy = toDay(oldest.answerBy) ?? "";
  const isLate = answerBy < day;
  return [
    {
      what: t(
        isLate
          ? "Unanswered enquiries: {number}. {reference} has waited since {time}; an answer was promised by {day}."
          : "Unanswered enquiries: {number}. {reference} has waited since {time}; answer it by {day}.",
        {
          number,
          reference: oldest.reference,
          time: formatDateTime(oldest.receivedAt, language),
          day: formatLongDate(answerBy, language),
        },
      ),
      repair: t("Answer it"),
      path: `/collections/enquiries/${oldest.id}`,
      isForPublishers: true,
      isLate,
    },
  ];
};
