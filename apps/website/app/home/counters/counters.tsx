import type { School } from "@manor/content-api/school";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { useSchool } from "../../school/use-school.ts";
import { Ridge } from "../../ui/ridge/ridge.tsx";

export function Counters() {
  const counters = getCounters(useSchool());
  if (counters.length === 0) return null;
  return (
    <section className="counters" aria-labelledby="counters-title">
      <Ridge />
      <div className="counters__ground on-pine">
        <h2 className="visually-hidden" id="counters-title">
          The school in figures
        </h2>
        <Enhancement is="counters" className="wrap reveal">
          <dl className="counters__list">
            {counters.map(({ label, prefix, value }) => (
              <div className="counters__item" key={label}>
                <dt className="counters__label">{label}</dt>
                <dd className="counters__figure" data-prefix={prefix} data-value={value}>
                  <span>
                    {prefix}
                    {value}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </Enhancement>
      </div>
    </section>
  );
}

/** Only `value` counts up; `prefix` precedes it. A count of 0 is not shown. */
function getCounters({ numbers }: School): { label: string; prefix: string; value: number }[] {
  const { students, nationalities, classRooms, ratioOnHome } = numbers;
  return [
    { label: "Total students", prefix: "", value: students },
    { label: "Nationalities", prefix: "", value: nationalities },
    { label: "Class rooms", prefix: "", value: classRooms },
    { label: "Teacher-student ratio", ...splitRatio(ratioOnHome) },
  ].filter(({ value }) => value > 0);
}

function splitRatio(ratio: string): { prefix: string; value: number } {
  const colon = ratio.indexOf(":") + 1;
  return { prefix: ratio.slice(0, colon), value: Number(ratio.slice(colon)) };
}
