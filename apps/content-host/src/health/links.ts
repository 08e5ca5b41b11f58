import { config } from "../host-config.ts";
import { sayIn } from "../words/say.ts";
import { publishedRecords } from "./published-records.ts";
import type { Check, Todo } from "./todo.ts";

const patience = 2_000;

/**
 * Links of announcements and notices to pages that the website does not have. Other websites are not
 * asked: the desk makes no contact outside.
 */
export const deadLinks: Check = async (payload, _day, language) => {
  const say = sayIn(language);
  const todos: Todo[] = [];
  for (const collection of ["announcements", "notices"] as const) {
    for (const { record, called, path } of await publishedRecords(payload, collection, language)) {
      const link = String(record.url ?? "");
      if (!link.startsWith("/") || !(await isMissing(link))) continue;
      const what = say("{record} links to {link}, and the website has no such page.", {
        record: called,
        link,
      });
      todos.push({ what, repair: say("Open it"), path });
    }
  }
  return todos;
};

/** A website that cannot be asked has said nothing about its pages. */
async function isMissing(link: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(config.siteUrl + link, { signal }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 404;
}
