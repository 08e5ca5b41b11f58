import { Enhanced } from "../../islands/enhanced.tsx";
import { milestones } from "../../school/facts.ts";
import { identity } from "../../school/identity.ts";
import { Picture } from "../../ui/picture.tsx";

/** The house's own pictures of the place as it is, one beside each year; none of them claims to be of that year. */
const plates: Record<number, { number: string; picture: string; caption: string }> = {
  1853: { number: "II", picture: "ridges-noon-spring", caption: "The ridges in spring" },
  1863: { number: "III", picture: "forest-dawn", caption: "Deodars at first light" },
  1894: { number: "IV", picture: "chapel-dusk", caption: "The chapel window" },
  1900: { number: "V", picture: "library-noon", caption: "The library" },
  1903: { number: "VI", picture: "snow-night", caption: "A winter night" },
};

/** Five years, one shown at a time: by tabs, or without a script by the address. */
export function History() {
  return (
    <section
      className="band band--pine on-pine history"
      aria-labelledby="history-title"
      id="history"
    >
      <div className="wrap reveal">
        <h2 className="label history__label" id="history-title">
          History
        </h2>
        <Enhanced by="HistoryTabs">
          <div className="history__years">
            {milestones.map(({ year }) => (
              <a key={year} className="history__year" id={`year-${year}`} href={`#in-${year}`}>
                {year}
              </a>
            ))}
          </div>
          {milestones.map(({ year, title, caption }) => {
            const plate = plates[year];
            return (
              <div key={year} className="history__panel" id={`in-${year}`}>
                <div>
                  <h3 className="history__title">{title}</h3>
                  <p className="history__text">
                    <span className="history__when">In {year}. </span>
                    {caption}
                  </p>
                  <a className="more-link" href="/timeline">
                    The timeline<span className="visually-hidden">, {year}</span>
                  </a>
                </div>
                {plate && (
                  <figure>
                    <Picture
                      of={`${identity.schoolCode}/${plate.picture}`}
                      className="history__picture"
                      alt=""
                      sizes="(max-width: 900px) 92vw, 55vw"
                      widths={[320, 480, 640, 960, 1280]}
                      width={2}
                      height={1}
                    />
                    <figcaption className="plate history__plate">
                      <span className="plate__number">Plate {plate.number}</span>
                      {plate.caption}
                    </figcaption>
                  </figure>
                )}
              </div>
            );
          })}
        </Enhanced>
      </div>
    </section>
  );
}
