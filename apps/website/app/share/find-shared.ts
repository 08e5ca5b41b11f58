import { longDay } from "../dates/day.ts";
import { fillFacts } from "../school/fact-text.ts";
import type { School } from "../school/school.ts";
import { matchIn } from "../school-pages.ts";
import { cardKindOf, cardKinds } from "../seo/record-card.ts";
import { findCard } from "./find-card.ts";

/** A page that may be shared. */
export type Shared = { path: string; title: string; line: string };

const ANYWHERE = "https://site.invalid";

/** The page at a path of this site, or `undefined` when it does not exist or may not be shared. */
export async function findShared(
  source: Parameters<typeof findCard>[0],
  school: School,
  path: string,
): Promise<Shared | undefined> {
  const url = path.startsWith("/") ? URL.parse(path, ANYWHERE) : null;
  const found = url?.origin === ANYWHERE ? matchIn(school, url.pathname) : undefined;
  if (!url || !found || found.page.noindex) return undefined;
  const kind = cardKindOf(found.page);
  const id = found.page.path.includes(":")
    ? decodeURIComponent(found.path.slice(found.path.lastIndexOf("/") + 1))
    : url.searchParams.get("id");
  const plain = {
    path: found.path,
    title: fillFacts(school, found.page.title),
    line: found.page.section ?? "",
  };
  if (!kind || !id) return found.path === "/" ? { ...plain, ...homeOf(school) } : plain;
  const card = await findCard(source, { kind, id });
  if (card === "missing") return undefined;
  const query = found.page.query.includes("id") ? `?id=${encodeURIComponent(id)}` : "";
  const own = { ...plain, path: found.path + query };
  if (card === "unknown") return own;
  const line = [cardKinds[kind], longDay(card.day)].filter((part) => part !== "").join(" · ");
  return { ...own, title: card.title, line };
}

const homeOf = ({ identity }: School) => ({ title: identity.name, line: identity.tagline });
