import pLimit from "p-limit";
import { config } from "../../../config.ts";
import { checkRecords } from "./published-records.ts";
import type { Check } from "./todo.ts";

const TIMEOUT_MS = 2_000;
const CACHE_MS = 5 * 60_000;
const CONCURRENCY = 8;

/** Links to missing pages of the website. Other websites are not checked: the CMS contacts no third party. */
export const deadLinks: Check = async (context) => {
  const website = config.siteUrl;
  const lists = ["announcements", "notices", "pages", "principal-messages"] as const;
  return checkRecords(context, lists, async ({ record, label }) => {
    const links = record["isHidden"] ? [] : findLinks(record, website);
    const areMissing = await Promise.all(links.map((link) => findMissing(website + link)));
    return links
      .filter((_, index) => areMissing[index])
      .map((link) =>
        context.t("{record} links to {link}, which does not exist.", { record: label, link }),
      );
  });
};

export function findLinks(value: unknown, site: string): string[] {
  const found = listValues(value)
    .map((link) => (link.startsWith(`${site}/`) ? link.slice(site.length) : link))
    .filter((link) => /^\/(?!\/)/.test(link))
    .map((link) => link.replace(/#.*$/, ""));
  return [...new Set(found)];
}

const listValues = (value: unknown): string[] =>
  Object.entries(Object(value)).flatMap(([name, part]) => {
    if (typeof part === "string") return ["url", "href"].includes(name) ? [part] : [];
    return typeof part === "object" ? listValues(part) : [];
  });

/** `undefined` when the website does not respond in time: its links cannot be checked. */
async function isMissing(address: string): Promise<boolean | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { signal }).catch(() => undefined);
  await response?.body?.cancel();
  return response && response.status === 404;
}

export const findMissing = limitRequests(isMissing);

type Find = (address: string) => Promise<boolean | undefined>;

/** Requests eight addresses at a time, and caches each result for five minutes: every dashboard runs the check. */
export function limitRequests(find: Find, now = Date.now): Find {
  const known = new Map<string, { at: number; result: ReturnType<Find> }>();
  const limit = pLimit(CONCURRENCY);
  const request: Find = async (address) => {
    const result = await limit(find, address);
    if (result === undefined) known.delete(address);
    return result;
  };
  return (address) => {
    for (const [each, { at }] of known) if (now() - at >= CACHE_MS) known.delete(each);
    const { result } = known.get(address) ?? { result: request(address) };
    if (!known.has(address)) known.set(address, { at: now(), result });
    return result;
  };
}
