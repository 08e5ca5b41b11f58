import type { School } from "@manor/content-api/school";
import { admissionCycle, entranceTest } from "../../../model/school/dated-facts.ts";
import { fillFacts } from "../../../model/school/fact-text.ts";
import { useToday } from "../../dates/today.ts";
import { useSchool } from "../../school/use-school.ts";

/** The texts of one season, with the line that follows after its date (R5). */
function DatedLines({ read }: { read: (school: School, today: string) => readonly string[] }) {
  const school = useSchool();
  const lines = read(school, useToday()).map((line) => fillFacts(school, line));
  if (lines.length === 0) return null;
  return (
    <div className="dated-lines callout">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

export const AdmissionCycle = () => <DatedLines read={admissionCycle} />;

export const EntranceTest = () => <DatedLines read={entranceTest} />;
