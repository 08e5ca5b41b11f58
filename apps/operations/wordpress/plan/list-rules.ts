import type { ExportItem } from "../export/export-item.ts";
import { firstTarget, hasRules, isCategory } from "./choose-target.ts";
import { byType, type Rules } from "./plan.ts";

/** Counts the types and categories for which an operator can write a rule. */
export class RuleCounter {
  readonly types = new Map<string, number>();
  readonly categories = new Map<string, { name: string; items: number }>();

  add(item: ExportItem): void {
    if (!hasRules(item)) return;
    this.types.set(item.type, (this.types.get(item.type) ?? 0) + 1);
    const seen = new Set<string>();
    for (const { slug, name } of item.terms.filter(isCategory)) {
      if (seen.has(slug)) continue;
      seen.add(slug);
      const items = (this.categories.get(slug)?.items ?? 0) + 1;
      this.categories.set(slug, { name, items });
    }
  }
}

/** The rules for the next run: those of the operator in their order, then new ones that change nothing. */
export function listRules(counter: RuleCounter, rules: Rules): Rules {
  const types = new Set([...rules.types.map(({ type }) => type), ...counter.types.keys()]);
  const slugs = new Set([
    ...rules.categories.map(({ category }) => category),
    ...counter.categories.keys(),
  ]);
  return {
    types: [...types].map((type) => ({
      type,
      items: counter.types.get(type) ?? 0,
      target: rules.types.find((rule) => rule.type === type)?.target ?? firstTarget(type),
    })),
    categories: [...slugs].map((category) => {
      const rule = rules.categories.find((one) => one.category === category);
      const { name = rule?.name ?? "", items = 0 } = counter.categories.get(category) ?? {};
      return { category, name, items, target: rule?.target ?? byType };
    }),
  };
}
