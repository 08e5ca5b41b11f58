import type { Figure } from "../../school/fact-text.ts";

/** Large statistics in the margin. They repeat numbers of the text. */
export function TextFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="text-page__figures">
      {figures.map(({ figure, note }) => (
        <div className="text-page__figure" key={note}>
          <dt>{note}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
