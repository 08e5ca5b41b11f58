import { findRowStates } from "../../disclosure/find-row-states.ts";
import type { Check } from "./todo.ts";

const texts = {
  red: [
    "Public disclosure: 1 row is missing, expired or has a dead link.",
    "Public disclosure: {number} rows are missing, expired or have a dead link.",
  ],
  amber: [
    "Public disclosure: 1 row needs attention soon.",
    "Public disclosure: {number} rows need attention soon.",
  ],
} as const;

export const disclosureProblems: Check = async ({ payload, language, t }) => {
  const rows = await findRowStates(payload, language);
  return (["red", "amber"] as const).flatMap((wanted) => {
    const number = rows.filter(({ colour }) => colour === wanted).length;
    if (number === 0) return [];
    return {
      what: t(texts[wanted][number === 1 ? 0 : 1], { number }),
      repair: t("Show rows"),
      path: "/globals/disclosure",
      isForPublishers: true,
    };
  });
};
