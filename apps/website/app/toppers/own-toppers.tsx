import type { Topper } from "@manor/content-api";
import type { PageAt } from "../behaviours/swap.ts";
import { askOwn } from "../islands/ask-own.ts";
import { renderAt } from "../islands/render-at.ts";
import { readTopperQuery } from "./topper-query.ts";
import { TopperResults } from "./topper-results.tsx";
import { type TopperClass, topperView } from "./topper-view.ts";

/** Filters that act at once, on the visitor's own toppers; on everybody's where his own cannot be had. */
export async function toppers(place: HTMLElement): Promise<void> {
  const [pageAt, { swap }] = await Promise.all([
    askOwnToppers(place),
    import("../behaviours/swap.ts"),
  ]);
  if (pageAt) swap(place, { pageAt, isStale: true });
  else swap(place);
}

/** The results at an address, made of the visitor's own toppers; nothing when they cannot be had. */
async function askOwnToppers(place: HTMLElement): Promise<PageAt | undefined> {
  const list = place.querySelector<HTMLElement>("[data-class]");
  const toppers = await askOwn<Topper>("topper");
  if (!list || !toppers) return undefined;
  const of: TopperClass = list.dataset["class"] === "X" ? "X" : "XII";
  const day = list.dataset["day"] ?? "";
  const hasPercent = list.dataset["percent"] !== undefined;
  return async (address) => {
    const query = readTopperQuery(new Request(address));
    const page = document.createElement("div");
    const view = topperView(toppers, of, query, day);
    renderAt(page, <TopperResults of={of} view={view} day={day} hasPercent={hasPercent} />);
    return page;
  };
}
