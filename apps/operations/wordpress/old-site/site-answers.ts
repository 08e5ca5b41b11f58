import type { ExportItem } from "../export/export-item.ts";
import type { Target } from "../plan/plan.ts";
import type { SiteAnswer, StoredAnswers } from "./stored-answers.ts";

/** Whether the content of an item with that target is read. */
export const isRead = (target: Target): boolean => target !== "nothing" && target !== "document";

/** What the old site answered, for the items of one plan. */
export class SiteAnswers {
  private readonly stored: StoredAnswers | undefined;
  /** Why the site was not read, and for how many items. */
  private readonly failures = new Map<string, number>();

  constructor(stored: StoredAnswers | undefined) {
    this.stored = stored;
  }

  read(item: ExportItem, target: Target): SiteAnswer | undefined {
    const answer = isRead(target) ? this.stored?.read(item) : undefined;
    const { reason, isOfSite } = answer?.failure ?? {};
    if (reason && isOfSite) this.failures.set(reason, (this.failures.get(reason) ?? 0) + 1);
    return answer;
  }

  describeFailures(): string[] {
    return [...this.failures].map(
      ([reason, items]) =>
        `${items} ${items === 1 ? "item comes" : "items come"} from the export alone, because the old site was not read: ${reason}.`,
    );
  }
}
