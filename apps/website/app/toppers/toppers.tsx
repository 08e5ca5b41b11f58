import { Band } from "../ui/band/band.tsx";
import { Rolls } from "./rolls.tsx";
import type { Roll } from "./to-rolls.ts";

type ToppersProps = {
  rolls: Roll[];
  day: string;
  /** Marks are printed with a percent sign (R36). */
  hasPercent: boolean;
};

/** The toppers of this session. A visitor with access of his own gets his own (islands/own-answers.tsx). */
export function Toppers({ rolls, day, hasPercent }: ToppersProps) {
  return (
    <Band
      label="Toppers"
      isHeading
      note={`Session ${rolls[0]?.session}`}
      link={
        <span className="roll-links">
          {rolls.map((roll) => (
            <a key={roll.class} className="more-link" href={roll.href}>
              All results, Class {roll.class}
            </a>
          ))}
        </span>
      }
    >
      <div className="reveal" data-rolls={day} data-percent={hasPercent ? "" : undefined}>
        <Rolls rolls={rolls} />
      </div>
    </Band>
  );
}
