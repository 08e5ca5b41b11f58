import { Enhancement } from "../../enhancements/enhancement.tsx";
import { getCounters } from "../../school/counters.ts";
import { useSchool } from "../../school/use-school.ts";
import { Ridge } from "../../ui/ridge/ridge.tsx";

/** Four statistics below the ridgeline. The final numbers are in the HTML (R47). */
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
