import type { Topper } from "@manor/content-api";
import type { PageAt } from "../enhancements/partial-update.ts";
import { fetchPersonalized } from "../islands/fetch-personalized.ts";
import { renderAt } from "../islands/render-at.ts";
import { loadLanguage } from "../language/browser-language.ts";
import { readListQuery } from "../lists/list-view.ts";
import { TopperResults } from "./topper-results.tsx";
import { type TopperClass, topperView } from "./topper-view.ts";

/** Live filters over the toppers for this visitor's credentials; falls back to the shared page. */
export async function toppers(root: HTMLElement): Promise<void> {
  const [pageAt, { partialUpdate }] = await Promise.all([
    fetchPersonalizedToppers(root),
    import("../enhancements/partial-update.ts"),
  ]);
  if (pageAt) partialUpdate(root, { pageAt, isStale: true });
  else partialUpdate(root);
}

/** The results at an address, from the visitor's own toppers; undefined when the request fails. */
async function fetchPersonalizedToppers(root: HTMLElement): Promise<PageAt | undefined> {
  const list = root.querySelector<HTMLElement>("[data-class]");
  const toppers = await fetchPersonalized<Topper>("topper");
  if (!list || !toppers) return undefined;
  const topperClass: TopperClass = list.dataset["class"] === "X" ? "X" : "XII";
  const day = list.dataset["day"] ?? "";
  const hasPercent = list.dataset["percent"] !== undefined;
  const { t } = await loadLanguage();
  return async (address) => {
    const query = readListQuery(new Request(address));
    const page = document.createElement("div");
    const view = topperView(toppers, topperClass, query, day, t);
    await renderAt(page, <TopperResults {...{ topperClass, view, day, hasPercent }} />);
    return page;
  };
}
