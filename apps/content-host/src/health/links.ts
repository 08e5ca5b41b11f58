import { config } from "../host-config.ts";
import { sayIn } from "../words/say.ts";
import { linksWithin } from "./links-within.ts";
import { publishedRecords } from "./published-records.ts";
import type { Check } from "./todo.ts";

const patience = 2_000;
const lists = ["announcements", "notices", "pages", "principal-messages"] as const;

/**
 * Links of records, and within their texts, to pages that the website does not have. Other websites are not asked: the
 * desk makes no contact outside.
 */
export const deadLinks: Check = async (payload, _day, language) => {
  const say = sayIn(language);
  const records = await Promise.all(lists.map((list) => publishedRecords(payload, list, language)));
  const found = records
    .flat()
    .filter(({ record }) => !record["isHidden"])
    .flatMap(({ record, called, path }) =>
      linksWithin(record, config.siteUrl).map((link) => ({ link, called, path })),
    );
  const dead = await deadAmong(new Set(found.map(({ link }) => link)));
  return found
    .filter(({ link }) => dead.has(link))
    .map(({ link, called, path }) => ({
      what: say("{record} links to {link}, and the website has no such page.", {
        record: called,
        link,
      }),
      repair: say("Open it"),
      path,
    }));
};

async function deadAmong(links: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const asked = [...links].map(async (link) => ((await isMissing(link)) ? [link] : []));
  return new Set((await Promise.all(asked)).flat());
}

/** A website that cannot be asked has said nothing about its pages. */
async function isMissing(link: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(config.siteUrl + link, { signal }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 404;
}
