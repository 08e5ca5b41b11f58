import type { Statistic } from "../../school/fact-text.ts";

/** Large statistics in the margin. They repeat numbers of the text. */
export function TextStatistics({ statistics }: { statistics: readonly Statistic[] }) {
  if (statistics.length === 0) return null;
  return (
    <dl className="text-page__statistics">
      {statistics.map(({ value, label }) => (
        <div className="text-page__statistic" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
