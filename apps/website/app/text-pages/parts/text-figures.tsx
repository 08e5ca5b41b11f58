import type { Figure } from "../../school/fact-text.ts";

/** Figures in the margin, which repeat the text's, larger. */
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
