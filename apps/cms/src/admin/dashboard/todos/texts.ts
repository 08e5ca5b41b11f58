import { findTextProblems } from "./find-text-problems.ts";
import { checkRecords } from "./published-records.ts";
import type { Check } from "./todo.ts";

/** Texts that are hard to follow with a screen reader. */
export const textProblems: Check = async (context) => {
  const { t } = context;
  return checkRecords(context, ["pages", "principal-messages"], ({ record, called }) => {
    const { links, headings } = findTextProblems(record["body"] ?? record["message"]);
    return [
      ...links.map((link) =>
        t("A link in {record} has the text “{link}”. Please describe where it leads.", {
          record: called,
          link,
        }),
      ),
      ...headings.map((heading) =>
        t(
          "The small heading “{heading}” in {record} has no large heading above it. Please make it large.",
          { record: called, heading },
        ),
      ),
    ];
  });
};
