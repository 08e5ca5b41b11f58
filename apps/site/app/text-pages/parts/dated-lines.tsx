import { useToday } from "../../dates/today.ts";
import {
  admissionCycle,
  type DatedRecord,
  datedFact,
  entranceTest,
} from "../../school/dated-facts.ts";

/** The sentences of one season, with the line that follows once it is over (R5). */
function DatedLines({ record }: { record: DatedRecord }) {
  const today = useToday();
  return (
    <div className="dated-lines callout">
      {datedFact(record, today).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

export function AdmissionCycle() {
  return <DatedLines record={admissionCycle} />;
}

export function EntranceTest() {
  return <DatedLines record={entranceTest} />;
}
