import type { School } from "@manor/content-api/school";
import { longDay } from "../../model/dates/day.ts";
import { findPage } from "../../model/pages/find-page.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { cardKinds, findCard, getCardKind } from "../../model/seo/record-card.ts";
import { getTexts } from "../../model/texts/create-translate.ts";

export type Shared = { path: string; title: string; line: string };

const DUMMY_ORIGIN = "https://site.invalid";

/** The page at a path of this site, or `undefined` when it does not exist or may not be shared. */
export async function findShared(
  source: Parameters<typeof findCard>[0],
  school: School,
  path: string,
): Promise<Shared | undefined> {
  const url = path.startsWith("/") ? URL.parse(path, DUMMY_ORIGIN) : null;
  const found = url?.origin === DUMMY_ORIGIN ? findPage(school, url.pathname) : undefined;
  if (!url || !found || found.page.noindex) return undefined;
  const kind = getCardKind(found.page);
  const id = found.page.path.includes(":")
    ? decodeURIComponent(found.path.slice(found.path.lastIndexOf("/") + 1))
    : url.searchParams.get("id");
  const page = {
    path: found.path,
    title: fillFacts(school, found.page.title),
    line: found.page.section ?? "",
  };
  if (!kind || !id) return found.path === "/" ? { ...page, ...describeHome(school) } : page;
  const card = await findCard(source, { kind, id });
  if (card === "missing") return undefined;
  const query = found.page.query.includes("id") ? `?id=${encodeURIComponent(id)}` : "";
  const record = { ...page, path: found.path + query };
  if (card === "unknown") return record;
  const t = getTexts(school);
  const line = [t(cardKinds[kind]), longDay(card.day, t)].filter((part) => part !== "").join(" · ");
  return { ...record, title: card.title, line };
}

const describeHome = ({ identity }: School) => ({ title: identity.name, line: identity.tagline });
