import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import type { Step } from "../exchange.ts";
import { createCrawlers } from "./crawlers.ts";

export type FeedsOptions = { content: Content; clock: Clock; origin: string };

/** Addresses that machines read. */
export function createFeeds({ content, clock, origin }: FeedsOptions): Step {
  return createCrawlers({ content, clock, origin });
}
