import { toTimeText } from "../../../model/dates/time-text.ts";
import { fillFacts } from "../../../model/school/fact-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { useSchool } from "../../school/use-school.ts";
import { Table } from "../../ui/table/table.tsx";

/** The call times of parents by class; a list of labelled rows on a phone (R9). */
export function CallTimings() {
  const { t, language } = useLanguage();
  const school = useSchool();
  const { rows, note } = school.callTimings;
  const lines = rows.map(({ classes, time }) => ({
    name: classes,
    cells: [toTimeText(time, language)],
  }));
  return (
    <>
      <Table
        caption={t("Phone call timings by class")}
        columns={[t("Class"), t("Time")]}
        rows={lines}
      />
      {note && <p className="call-timings__note">{fillFacts(school, note)}</p>}
    </>
  );
}
