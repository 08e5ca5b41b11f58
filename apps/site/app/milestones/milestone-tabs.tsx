import { href } from "../addresses.ts";
import { Behaviour } from "../behaviours/behaviour.tsx";
import { milestones } from "../school/facts.ts";
import { schoolCode } from "../school/school-code.ts";
import { Picture } from "../ui/picture/picture.tsx";

/** The house's own pictures of the place as it is, one beside each year; none of them claims to be of that year. */
const plates: Record<number, { number: string; picture: string; caption: string }> = {
  1853: { number: "II", picture: "ridges-noon-spring", caption: "The ridges in spring" },
  1863: { number: "III", picture: "forest-dawn", caption: "Deodars at first light" },
  1894: { number: "IV", picture: "chapel-dusk", caption: "The chapel window" },
  1900: { number: "V", picture: "library-noon", caption: "The library" },
  1903: { number: "VI", picture: "snow-night", caption: "A winter night" },
};

/** Five years, one shown at a time: by tabs, or without a script by the address. */
export function MilestoneTabs() {
  return (
    <section
      className="band band--pine on-pine milestone-tabs"
      aria-labelledby="history-title"
      id="history"
    >
      <div className="wrap reveal">
        <h2 className="label milestone-tabs__label" id="history-title">
          History
        </h2>
        <Behaviour is="tabs">
          <div className="milestone-tabs__years" data-tabs="Years of the school's history">
            {milestones.map(({ year }) => (
              <a
                key={year}
                className="milestone-tabs__year"
                id={`year-${year}`}
                href={`#in-${year}`}
                data-panel={`in-${year}`}
              >
                {year}
              </a>
            ))}
          </div>
          {milestones.map(({ year, title, caption }) => {
            const plate = plates[year];
            return (
              <div key={year} className="milestone-tabs__panel" id={`in-${year}`}>
                <div>
                  <h3 className="milestone-tabs__title">{title}</h3>
                  <p className="milestone-tabs__text">
                    <span className="milestone-tabs__when">In {year}. </span>
                    {caption}
                  </p>
                  <a className="more-link" href={href("timeline")}>
                    The timeline<span className="visually-hidden">, {year}</span>
                  </a>
                </div>
                {plate && (
                  <figure>
                    <Picture
                      of={`${schoolCode}/${plate.picture}`}
                      className="milestone-tabs__picture"
                      alt=""
                      sizes="(max-width: 900px) 92vw, 55vw"
                      widths={[320, 480, 640, 960, 1280]}
                      width={2}
                      height={1}
                    />
                    <figcaption className="plate milestone-tabs__plate">
                      <span className="plate__number">Plate {plate.number}</span>
                      {plate.caption}
                    </figcaption>
                  </figure>
                )}
              </div>
            );
          })}
        </Behaviour>
      </div>
    </section>
  );
}
