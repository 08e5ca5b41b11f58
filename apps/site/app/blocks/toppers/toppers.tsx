import { Band } from "../../ui/band.tsx";
import type { Roll } from "./honours.ts";
import { Rolls } from "./rolls.tsx";

/** The toppers of this session. A visitor with a token gets them asked for again (islands/with-token.tsx). */
export function Toppers({ rolls, day }: { rolls: Roll[]; day: string }) {
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
      <div className="reveal" data-rolls={day}>
        <Rolls rolls={rolls} />
      </div>
    </Band>
  );
}
