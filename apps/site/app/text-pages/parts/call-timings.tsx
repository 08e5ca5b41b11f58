import { callTimings, callTimingsNote } from "../../school/facts.ts";
import { Table } from "../../ui/table/table.tsx";

const rows = callTimings.map(({ classes, time }) => ({ name: classes, cells: [time] }));

/** When the parents of which class may telephone; labelled rows on a phone (R9). */
export function CallTimings() {
  return (
    <>
      <Table caption="Phone call timings by class" columns={["Class", "Time"]} rows={rows} />
      <p className="call-timings__note">{callTimingsNote}</p>
    </>
  );
}
