import { fillFacts } from "../../model/school/fact-text.ts";
import { pictureSource } from "../../model/school/picture-source.ts";
import { Enhancement } from "../enhancements/enhancement.tsx";
import { RichText } from "../language/rich-text.tsx";
import { useText } from "../language/use-text.ts";
import { useSchool } from "../school/use-school.ts";
import { PageLink } from "../ui/link/page-link.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { roman } from "../ui/roman.ts";

/** Plate I belongs to the banner. */
const FIRST_PLATE = 2;

export function MilestoneTabs() {
  const t = useText();
  const school = useSchool();
  const { milestones } = school.timeline;
  if (milestones.length === 0) return null;
  return (
    <section
      className="band band--pine on-pine milestone-tabs"
      aria-labelledby="history-title"
      id="history"
    >
      <div className="wrap reveal">
        <h2 className="label milestone-tabs__label" id="history-title">
          {t("History")}
        </h2>
        <Enhancement is="tabs">
          <div className="milestone-tabs__years" data-tabs={t("Years of the school’s history")}>
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
          {milestones.map(({ year, title, caption, picture, pictureCaption }, index) => (
            <div key={year} className="milestone-tabs__panel" id={`in-${year}`}>
              <div>
                <h3 className="milestone-tabs__title">{fillFacts(school, title)}</h3>
                <p className="milestone-tabs__text">
                  <span className="milestone-tabs__when">
                    <RichText phrase="In {year}. " values={{ year }} />
                  </span>
                  {fillFacts(school, caption)}
                </p>
                <PageLink to="/timeline">
                  {t("See the timeline")}
                  <span className="visually-hidden">, {year}</span>
                </PageLink>
              </div>
              <figure>
                <Picture
                  src={pictureSource(picture)}
                  className="milestone-tabs__picture"
                  alt=""
                  sizes="(max-width: 900px) calc(100vw - 40px), (max-width: 1312px) 50vw, 650px"
                  widths={[320, 480, 640, 960, 1280]}
                  width={2}
                  height={1}
                />
                {pictureCaption && (
                  <figcaption className="plate milestone-tabs__plate">
                    <span className="plate__number">
                      <RichText
                        phrase="Plate {number}"
                        values={{ number: roman(index + FIRST_PLATE) }}
                      />
                    </span>
                    {pictureCaption}
                  </figcaption>
                )}
              </figure>
            </div>
          ))}
        </Enhancement>
      </div>
    </section>
  );
}
