import { config } from "../host-config.ts";
import { sayIn } from "../i18n/say.ts";
import { createFindMissing } from "./find-missing.ts";
import { linksWithin } from "./links-within.ts";
import { publishedRecords } from "./published-records.ts";
import type { Check } from "./todo.ts";

const patience = 2_000;
const lists = ["announcements", "notices", "pages", "principal-messages"] as const;

/**
 * Links of records, and within their texts, to pages that the website does not have. Other websites are not asked: the
 * admin panel makes no contact outside.
 */
export const deadLinks: Check = async (office) => {
  const say = sayIn(office.language);
  const website = config.siteUrl;
  const records = await Promise.all(lists.map((list) => publishedRecords(office, list)));
  const found = records
    .flat()
    .filter(({ record }) => !record["isHidden"])
    .flatMap(({ record, called, path }) =>
      linksWithin(record, website).map((link) => ({ link, called, path })),
    );
  const dead = await findMissing(new Set(found.map(({ link }) => website + link)));
  return found
    .filter(({ link }) => dead.has(website + link))
    .map(({ link, called, path }) => ({
      what: say("{record} links to {link}, which does not exist.", {
        record: called,
        link,
      }),
      repair: say("Edit"),
      path,
    }));
};

/** When the website does not answer, its links cannot be checked. */
async function isMissing(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(address, { signal }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 404;
}

const findMissing = createFindMissing({ isMissing });
