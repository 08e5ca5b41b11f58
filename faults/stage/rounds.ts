import type { IncomingMessage, ServerResponse } from "node:http";
import type { Tell } from "../engine/fault-class.ts";
import { judge } from "./judge.ts";
import { giveWord, type List, lists, says, somePages, until, untilAllSay } from "./lists.ts";
import type { Stage } from "./stage.ts";

/** One bad answer of the host to one list; it is given once. */
export type BadAnswer = (request: IncomingMessage, response: ServerResponse, list: List) => void;

const RECOVERY_MS = 6_000;

/**
 * A round: every list is asked for and answered badly once. Meanwhile and afterwards the site must show what it
 * knew; as soon as the host is good again, what is new.
 */
export async function playRound(
  stage: Stage,
  word: string,
  bad: readonly BadAnswer[],
  tell: Tell,
): Promise<void> {
  const { host, site } = stage;
  giveWord(host, word);
  for (const path of await untilAllSay(site, word, RECOVERY_MS))
    tell(`${path} is not renewed ${RECOVERY_MS} ms after the host is well again`);
  const open = new Set(lists.map(({ path }) => path));
  for (const [index, list] of lists.entries()) {
    host.answer(list.path, (request, response) => {
      if (!open.delete(list.path)) return sendRecord(response, list, word);
      (bad[index] as BadAnswer)(request, response, list);
    });
  }
  if (!(await until(() => open.size === 0, RECOVERY_MS)))
    return tell(`${[...open].join(", ")} was not even asked for within ${RECOVERY_MS} ms`);
  for (const [index, list] of lists.entries())
    if (!(await says(site, list, word))) tell(`${list.path} lost what it knew (answer ${index})`);
  for (const list of lists) {
    if (!list.page) continue;
    const page = await site.ask(list.page);
    for (const wrong of judge(list.page, page, [200])) tell(wrong);
    if (!page.text.includes(word)) tell(`${list.page} no longer shows ${list.path}`);
  }
  const path = somePages[word.length % somePages.length] ?? "/";
  for (const wrong of judge(path, await site.ask(path), [200])) tell(wrong);
  host.received.length = 0;
}

function sendRecord(response: ServerResponse, list: List, word: string): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify([list.make(word)]));
}
