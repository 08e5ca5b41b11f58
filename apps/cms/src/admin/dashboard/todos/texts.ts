import { createTranslator } from "../../../i18n/translate.ts";
import { findTextProblems } from "./find-text-problems.ts";
import { publishedRecords } from "./published-records.ts";
import type { Check, Todo } from "./todo.ts";

const texts = [
  ["pages", "body"],
  ["principal-messages", "message"],
] as const;

/** Texts that are hard to follow with a screen reader. */
export const textProblems: Check = async (context) => {
  const { language } = context;
  const t = createTranslator(language);
  const todos: Todo[] = [];
  for (const [collection, field] of texts) {
    for (const { record, called, path } of await publishedRecords(context, collection)) {
      const { links, headings } = findTextProblems(record[field]);
      const messages = [
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
      todos.push(...messages.map((what) => ({ what, repair: t("Edit"), path })));
    }
  }
  return todos;
};
