import { sayIn } from "../i18n/say.ts";
import { publishedRecords } from "./published-records.ts";
import { faultsOfText } from "./text-faults.ts";
import type { Check, Todo } from "./todo.ts";

const texts = [
  ["pages", "body"],
  ["principal-messages", "message"],
] as const;

/** Texts that are hard to follow with a screen reader. */
export const textFaults: Check = async (office) => {
  const { language } = office;
  const say = sayIn(language);
  const todos: Todo[] = [];
  for (const [collection, field] of texts) {
    for (const { record, called, path } of await publishedRecords(office, collection)) {
      const { links, headings } = faultsOfText(record[field]);
      const told = [
        ...links.map((link) =>
          say("A link in {record} has the text “{link}”. Please describe where it leads.", {
            record: called,
            link,
          }),
        ),
        ...headings.map((heading) =>
          say(
            "The small heading “{heading}” in {record} has no large heading above it. Please make it large.",
            { record: called, heading },
          ),
        ),
      ];
      todos.push(...told.map((what) => ({ what, repair: say("Edit"), path })));
    }
  }
  return todos;
};
