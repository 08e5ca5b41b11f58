import type { NumberSource } from "@manor/content-api/number-sources";
import type { School } from "@manor/content-api/school";
import type { Translate } from "../../../model/texts/translate.ts";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { useText } from "../../language/use-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { Ridge } from "../../ui/ridge/ridge.tsx";

export function Counters() {
  const t = useText();
  const counters = getCounters(useSchool(), t);
  if (counters.length === 0) return null;
  return (
    <section className="counters" aria-labelledby="counters-title">
      <Ridge />
      <div className="counters__ground on-pine">
        <h2 className="visually-hidden" id="counters-title">
          {t("The school in figures")}
        </h2>
        <Enhancement is="counters" className="wrap reveal">
          <dl className="counters__list">
            {counters.map(({ label, prefix, value, source }) => (
              <div className="counters__item" key={label}>
                <dt className="counters__label">{label}</dt>
                <dd className="counters__figure" data-prefix={prefix} data-value={value}>
                  <span>
                    {prefix}
                    {value}
                  </span>
                </dd>
                {source && (
                  <dd className="counters__source">
                    <ContentText>{source}</ContentText>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Enhancement>
      </div>
    </section>
  );
}

type Counter = { label: string; prefix: string; value: number; source: string };

/** Only `value` counts up; `prefix` precedes it. A count of 0 is not shown. */
function getCounters({ numbers }: School, t: Translate): Counter[] {
  const { students, nationalities, classRooms, ratioOnHome, sources } = numbers;
  const count = (value: number) => ({ prefix: "", value });
  return [
    { label: t("Total students"), ...count(students), ...cite(sources.students) },
    { label: t("Nationalities"), ...count(nationalities), ...cite(sources.nationalities) },
    { label: t("Class rooms"), ...count(classRooms), ...cite(sources.classRooms) },
    { label: t("Teacher-student ratio"), ...splitRatio(ratioOnHome), ...cite(sources.ratioOnHome) },
  ].filter(({ value }) => value > 0);
}

const cite = ({ text, year }: NumberSource): { source: string } => ({
  source: [text, year].filter(Boolean).join(", "),
});

function splitRatio(ratio: string): { prefix: string; value: number } {
  const colon = ratio.indexOf(":") + 1;
  return { prefix: ratio.slice(0, colon), value: Number(ratio.slice(colon)) };
}
