import type { Redirect } from "@manor/content-api";
import {
  isWordPressId,
  isWordPressParameter,
  listOriginalAddresses,
} from "@manor/content-api/redirect-address";
import type { Content } from "../../content/content.ts";
import { findPage, redirectTarget } from "../../model/pages/find-page.ts";
import { splitLanguage } from "../../model/pages/language-address.ts";
import { addPrefix } from "../../model/texts/languages.ts";
import { type Exchange, isRead, type Reply, reply, type Step } from "../http/exchange.ts";
import { isPrivatePage } from "../private-pages.ts";
import type { AddressCounter } from "./address-counter.ts";
import {
  createRedirectIndex,
  findExactRedirect,
  findRedirect,
  type RedirectIndex,
} from "./redirect-index.ts";

type Options = {
  content: Pick<Content, "peek">;
  counter: Pick<AddressCounter, "countRedirect" | "countMissing">;
  /** Sends the page for an address whose content is gone. */
  sendGone: (exchange: Exchange) => Promise<Reply>;
};

type Found = { redirect: Redirect; isLocalized: boolean };

/**
 * Redirects an address of the former site once, or sends the page about removed content. A page of this site comes first; only
 * a page of the former site that its WordPress id names may be at the path of one.
 */
export function createRedirects({ content, counter, sendGone }: Options): Step {
  const getIndex = createGetIndex(content);
  return (exchange) => {
    const { request, path, url } = exchange;
    if (!isRead(request) || isPrivatePage(path)) return undefined;
    const isOwnPage = isPage(exchange, path);
    if (isOwnPage && !url.search) return undefined;
    const found = find(getIndex(), exchange, isOwnPage ? findExactRedirect : findRedirect);
    if (!found || (isOwnPage && !found.redirect.from.includes("?"))) {
      const hasId = path === "/" && [...url.searchParams.keys()].some(isWordPressId);
      if (hasId && isOwnPage) counter.countMissing(exchange);
      return withoutIndexFile(exchange) ?? (isOwnPage ? undefined : toFirstPage(exchange));
    }
    counter.countRedirect(exchange, found.redirect.from);
    if (found.redirect.type === "410") return sendGone(exchange);
    return redirectTo(toTarget(getIndex(), exchange, found));
  };
}

/** The index of the current list. */
function createGetIndex(content: Pick<Content, "peek">): () => RedirectIndex {
  let last: { list: readonly Redirect[]; index: RedirectIndex } | undefined;
  return () => {
    const list = content.peek("redirects");
    if (last?.list !== list) last = { list, index: createRedirectIndex(list) };
    return last.index;
  };
}

/** A page with a fixed path: whether a record exists is known only later. */
function isPage({ school }: Exchange, path: string): boolean {
  const found = findPage(school, path);
  return found !== undefined && !found.page.path.includes(":");
}

/** The former site may have had the same prefix of a language. */
function find(
  index: RedirectIndex,
  { url, path, language }: Exchange,
  findIn: typeof findRedirect,
): Found | undefined {
  const whole = findIn(index, url.pathname + url.search);
  if (whole) return { redirect: whole, isLocalized: false };
  const redirect = language === "en" ? undefined : findIn(index, path + url.search);
  return redirect && { redirect, isLocalized: true };
}

const BASE_URL = "http://site.invalid";

function toTarget(index: RedirectIndex, exchange: Exchange, { redirect, isLocalized }: Found) {
  const { school, language, url } = exchange;
  const target = new URL(redirect.to, BASE_URL);
  const known = findPage(school, target.pathname)?.path ?? redirectTarget(school, target.pathname);
  const path = known ?? target.pathname;
  const toAddress = (search: string) => {
    const address = path + search + target.hash;
    return isLocalized && known ? addPrefix(language, address) : address;
  };
  if (target.search || redirect.from.includes("?")) return toAddress(target.search);
  const others = [...url.searchParams].filter(([name]) => !isWordPressParameter(name));
  const search = others.length > 0 ? `?${new URLSearchParams(others)}` : "";
  // With the visitor's parameters the target may redirect again.
  return findRedirect(index, path + search) ? toAddress("") : toAddress(search);
}

/** `/index.php/about` is `/about` of the former site. */
function withoutIndexFile({ school, path, language }: Exchange): Reply | undefined {
  const rest = /^\/index\.php(\/.*)?$/i.exec(path);
  const page = rest ? findPage(school, rest[1] ?? "/")?.path : undefined;
  return page === undefined ? undefined : redirectTo(addPrefix(language, page));
}

/** `/events/page/2` of the former site, which had the events at an address that a page of this site has. */
function toFirstPage(exchange: Exchange): Reply | undefined {
  for (const first of listOriginalAddresses(exchange.path)) {
    // The whole address is of no page, so it still has the prefix of its language.
    const { language, rest } = splitLanguage(first);
    const isOffered =
      language === "en" || exchange.school.languages?.some(({ code }) => code === language);
    const page = isOffered && isPage(exchange, rest) && findPage(exchange.school, rest);
    if (page) return redirectTo(addPrefix(language, page.path));
  }
  return undefined;
}

/** An editor may withdraw the redirect. */
const redirectTo = (location: string): Reply =>
  reply(301, { location, "cache-control": "no-cache" });
