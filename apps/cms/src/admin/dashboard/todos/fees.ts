import { findMissingSession } from "@manor/content-api/fees";
import { publishedParts } from "../../../content-api/site.ts";
import { formatDate } from "../../../fields/dates.ts";
import type { Check } from "./todo.ts";

/** A session that starts within 60 days, or has started, without fees. */
export const missingFees: Check = async ({ payload, day, language, t }) => {
  const { fees } = await publishedParts(payload);
  const from = findMissingSession(fees?.sessions ?? [], day);
  if (!from) return [];
  return [
    {
      what: t("The fees of the session from {day} are missing.", {
        day: formatDate(from, language),
      }),
      repair: t("Enter fees"),
      path: "/globals/fees",
      isForPublishers: true,
    },
  ];
};
