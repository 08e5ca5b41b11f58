import { useToday } from "../../dates/today.ts";
import { admissionCycle, entranceTest } from "../../school/dated-facts.ts";
import { fillFacts } from "../../school/fact-text.ts";
import type { School } from "../../school/school.ts";
import { useSchool } from "../../school/use-school.ts";

/** The sentences of one season, with the text that follows once it is over (R5). */
function DatedLines({ of }: { of: (school: School, today: string) => readonly string[] }) {
  const school = useSchool();
  const sentences = of(school, useToday()).map((sentence) => fillFacts(school, sentence));
  if (sentences.length === 0) return null;
  return (
    <div className="dated-lines callout">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

export const AdmissionCycle = () => <DatedLines of={admissionCycle} />;

export const EntranceTest = () => <DatedLines of={entranceTest} />;
