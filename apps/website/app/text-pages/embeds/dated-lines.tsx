import type { School } from "@manor/content-api/school";
import {
  admissionCycle,
  entranceTest,
  isSeasonOver,
  isTestOver,
} from "../../../model/school/dated-facts.ts";
import { fillFacts } from "../../../model/school/fact-text.ts";
import { useToday } from "../../dates/today.ts";
import { useSchool } from "../../school/use-school.ts";
import { NextSession } from "./next-session.tsx";

type DatedLinesProps = {
  read: (school: School, today: string) => readonly string[];
  isOver: (school: School, today: string) => boolean;
};

/** The texts of one season, with the line that follows after its date (R5), and then what to do. */
function DatedLines({ read, isOver }: DatedLinesProps) {
  const school = useSchool();
  const today = useToday();
  const lines = read(school, today).map((line) => fillFacts(school, line));
  if (lines.length === 0) return null;
  return (
    <>
      <div className="dated-lines callout">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {isOver(school, today) && <NextSession />}
    </>
  );
}

export const AdmissionCycle = () => <DatedLines read={admissionCycle} isOver={isSeasonOver} />;

export const EntranceTest = () => <DatedLines read={entranceTest} isOver={isTestOver} />;
