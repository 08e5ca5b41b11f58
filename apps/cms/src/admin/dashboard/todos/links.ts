import { config } from "../../../config.ts";
import { createTranslator } from "../../../i18n/translate.ts";
import { findLinks } from "./find-links.ts";
import { createFindMissing } from "./find-missing.ts";
import { publishedRecords } from "./published-records.ts";
import type { Check } from "./todo.ts";

const timeoutMs = 2_000;
const lists = ["announcements", "notices", "pages", "principal-messages"] as const;

/** Links to missing pages of the website. Other websites are not checked: the CMS contacts no third party. */
export const deadLinks: Check = async (context) => {
  const t = createTranslator(context.language);
  const website = config.siteUrl;
  const records = await Promise.all(lists.map((list) => publishedRecords(context, list)));
  const found = records
    .flat()
    .filter(({ record }) => !record["isHidden"])
    .flatMap(({ record, called, path }) =>
      findLinks(record, website).map((link) => ({ link, called, path })),
    );
  const dead = await findMissing(new Set(found.map(({ link }) => website + link)));
  return found
    .filter(({ link }) => dead.has(website + link))
    .map(({ link, called, path }) => ({
      what: t("{record} links to {link}, which does not exist.", {
        record: called,
        link,
      }),
      repair: t("Edit"),
      path,
    }));
};

/** When the website does not respond, its links cannot be checked. */
async function isMissing(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { signal }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 404;
}

const findMissing = createFindMissing({ isMissing });
