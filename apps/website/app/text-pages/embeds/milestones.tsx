import { fillFacts } from "../../../model/school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";

/** The years of the history, one below the other (R49). */
export function Milestones() {
  const school = useSchool();
  return (
    <ol className="milestones">
      {school.timeline.milestones.map(({ year, title, caption }) => (
        <li className="milestones__year" key={year}>
          <time className="milestones__figure" dateTime={String(year)}>
            {year}
          </time>
          <div>
            <h2 className="milestones__title">{fillFacts(school, title)}</h2>
            <p>{fillFacts(school, caption)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
