import { milestones } from "../../school/facts.ts";

/** The five years of the history, one below the other (R49). */
export function Milestones() {
  return (
    <ol className="milestones">
      {milestones.map(({ year, title, caption }) => (
        <li className="milestones__year" key={year}>
          <time className="milestones__figure" dateTime={String(year)}>
            {year}
          </time>
          <div>
            <h2 className="milestones__title">{title}</h2>
            <p>{caption}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
