import type { ExportEvent } from "../export/export-item.ts";
import { chooseTarget } from "../plan/choose-target.ts";
import type { Rules } from "../plan/plan.ts";
import type { SiteIndex } from "../plan/site-index.ts";
import { readContent } from "./read-content.ts";
import { isRead } from "./site-answers.ts";
import { toWanted, type WantedItem } from "./wanted-item.ts";

/** The items for which the old site is asked, each once. None that it hid from visitors: these have no target. */
export async function listWanted(
  events: AsyncIterable<ExportEvent>,
  index: SiteIndex,
  rules: Rules,
): Promise<WantedItem[]> {
  const wanted = new Map<string, WantedItem>();
  for await (const event of events) {
    if (event.kind !== "item") continue;
    const { item } = event;
    const { target } = chooseTarget(item, rules);
    const one = isRead(target) ? toWanted(item, target, readContent(item, index)) : undefined;
    if (one) wanted.set(one.key, one);
  }
  return [...wanted.values()];
}
