"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useTranslator } from "../../i18n/use-translator.ts";
import type { ImportRules } from "../../wordpress-exports/import-state.ts";
import { order, targets } from "./targets.ts";

type Props = { rules: ImportRules; isBusy: boolean; onMakePlan: (rules: ImportRules) => void };

/** The rules of the plan, which the command reads from its file. */
export function RulesForm({ rules: planned, isBusy, onMakePlan }: Props) {
  const { t } = useTranslator();
  const [rules, setRules] = useState(planned);
  const { types, categories } = rules;
  if (types.length + categories.length === 0) return null;
  const setAt = <Rule extends { target: string }>(
    all: Rule[],
    at: number,
    target: string,
  ): Rule[] => all.map((rule, index) => (index === at ? { ...rule, target } : rule));
  return (
    <details className="admin-wordpress__rows">
      <summary>{t("Change what becomes of types and categories")}</summary>
      <p className="admin-hint">
        {t(
          "A category is stronger than a type. Of several categories, the first in the list decides. No rule publishes what the old website did not show.",
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Type or category")}</th>
            <th scope="col">{t("Items")}</th>
            <th scope="col">{t("Becomes")}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((rule, index) => (
            <RuleRow
              key={rule.type}
              name={t("Type: {name}", { name: rule.type })}
              items={rule.items}
              target={rule.target}
              other={["undecided", t("Decide later")]}
              onChange={(target) => setRules({ categories, types: setAt(types, index, target) })}
            />
          ))}
          {categories.map((rule, index) => (
            <RuleRow
              key={rule.category}
              name={t("Category: {name}", { name: rule.name || rule.category })}
              items={rule.items}
              target={rule.target}
              other={["by type", t("By type")]}
              onChange={(target) =>
                setRules({ types, categories: setAt(categories, index, target) })
              }
            />
          ))}
        </tbody>
      </table>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => onMakePlan(rules)}>
        {t("Make plan again")}
      </Button>
    </details>
  );
}

type RowProps = {
  name: string;
  items: number;
  target: string;
  other: [value: string, label: string];
  onChange: (target: string) => void;
};

function RuleRow({ name, items, target, other: [value, label], onChange }: RowProps) {
  const { t } = useTranslator();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{items}</td>
      <td>
        <select aria-label={name} value={target} onChange={(event) => onChange(event.target.value)}>
          <option value={value}>{label}</option>
          {order.map((each) => (
            <option key={each} value={each}>
              {t(targets[each])}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}
