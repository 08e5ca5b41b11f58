import { type Document, type Element, isTag } from "domhandler";
import { findAll, findOne, getInnerHTML, removeElement, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { stripComments } from "./markup.ts";
import { listFurtherPages } from "./nextgen-pages.ts";
import { removeElements, toWords } from "./old-content.ts";

/** The content of a public page as HTML, and the further pages of its NextGEN galleries, or why it has none. */
export type MainPart = { html: string; further: string[] } | { problem: string };

/** Their tree would need more memory than the plan may use. */
const MAX_TAGS = 100_000;

/** What themes call the element around the content of an item. */
const contentClass =
  /(?:^|\s)(?:entry-content|post-content|page-content|article-content|single-content|post-entry|td-post-content|wp-block-post-content)(?:\s|$)/;

const leftOut = {
  name: /^(?:header|nav|footer|aside|form|script|style|noscript|template|svg|button|dialog)$/,
  class:
    /(?:^|\s)(?:comments?|comments?-(?:area|list|respond)|comment-respond|respond|related|related[-_]posts|jp-relatedposts|yarpp(?:-related)?|crp_related|sharedaddy|sd-sharing|addtoany_[\w-]+|heateor[\w-]*|social-share[\w-]*|share-buttons?|post-navigation|posts-navigation|navigation|nav-links|pagination|page-links|breadcrumbs?|entry-meta|post-meta|posted-on|byline|post-author|post-date|cat-links|tags-links|comments-link|edit-link|entry-header|entry-footer|author-box|about-author|post-tags|widget|widget-area|sidebar|cookie-[\w-]+|screen-reader-text|skip-link|slideshowlink|ngg-navigation)(?:\s|$)/,
  id: /^(?:comments|respond|sidebar|secondary|jp-relatedposts|breadcrumbs?)$/,
};

/** The part of the page of an item that has its content: without what the theme shows on every page. */
export function readMainPart(page: string, item: { id: string; title: string }): MainPart {
  if (page.split("<", MAX_TAGS).length === MAX_TAGS) return { problem: "it has too many elements" };
  // Scripts and styles make up most of many pages.
  const document = parseDocument(removeElements(stripComments(page)));
  const problem = findProblem(document, page, item.id);
  if (problem) return { problem };
  const further = listFurtherPages(document);
  for (const element of findAll(isLeftOut, document.children)) removeElement(element);
  const content = findContent(document);
  if (content) return { html: getInnerHTML(content), further };
  const main = findMain(document);
  if (!main) return { problem: "it has no main part" };
  removeTitle(main, item.title);
  return { html: getInnerHTML(main), further };
}

function findProblem({ children }: Document, page: string, id: string): string | undefined {
  const body = findOne(({ name }) => name === "body", children);
  const names = body?.attribs["class"] ?? "";
  const shown = [...names.matchAll(/(?:^|\s)(?:postid|page-id)-(\d+)(?=\s|$)/g)];
  const isOther = shown.length > 0 && !shown.some(([, one]) => one === id);
  const isList =
    shown.length === 0 && /(?:^|\s)(?:blog|archive|search|error404)(?:\s|$)/.test(names);
  if (isOther || isList) return "its address leads to another page";
  return /class=["'][^"']*post-password-form/.test(page) ? "it asks for a password" : undefined;
}

function isLeftOut({ name, attribs }: Element): boolean {
  if (/^(?:html|body|main)$/.test(name)) return false;
  return (
    leftOut.name.test(name) ||
    leftOut.class.test(attribs["class"] ?? "") ||
    leftOut.id.test(attribs["id"] ?? "") ||
    /^(?:header|footer|popup)$/.test(attribs["data-elementor-type"] ?? "") ||
    "hidden" in attribs
  );
}

/** An empty one has its content in fields that the theme shows next to it. */
function findContent({ children }: Document): Element | undefined {
  const isContent = ({ attribs }: Element): boolean =>
    contentClass.test(attribs["class"] ?? "") || attribs["itemprop"] === "articleBody";
  const outer = findAll(isContent, children).filter((one) => !hasAncestor(one, isContent));
  // Several are a list of items.
  const [only] = outer;
  return outer.length === 1 && only && hasContent(only) ? only : undefined;
}

const hasContent = (element: Element): boolean =>
  toWords(textContent(element)).length > 0 ||
  findOne(({ name }) => name === "img" || name === "iframe", element.children) !== null;

function findMain({ children }: Document): Element | undefined {
  const find = (test: (element: Element) => boolean): Element | undefined =>
    findAll(test, children).find(hasContent);
  const main =
    find(({ name }) => name === "main") ?? find(({ attribs }) => attribs["role"] === "main");
  const articles = findAll(({ name }) => name === "article", main?.children ?? children);
  const [article] = articles;
  if (articles.length === 1 && article && hasContent(article)) return article;
  return main ?? find(({ attribs }) => attribs["id"] === "content");
}

function hasAncestor(element: Element, test: (element: Element) => boolean): boolean {
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent)
    if (test(parent)) return true;
  return false;
}

/** The record has its title in a field. */
function removeTitle(main: Element, title: string): void {
  const toText = (text: string): string => toWords(text).join(" ");
  const heading = findOne(
    (one) => one.name === "h1" && toText(textContent(one)) === toText(title),
    main.children,
  );
  if (heading) removeElement(heading);
}
