import { fillFacts } from "../../../model/school/fact-text.ts";
import { pictureSource } from "../../../model/school/picture-source.ts";
import { hasYears, isSample, type School } from "../../../model/school/school.ts";
import { useSchool } from "../../school/use-school.ts";
import { Facade } from "../../ui/facade/facade.tsx";
import { NewTabLink } from "../../ui/link/new-tab-link.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { roman } from "../../ui/roman.ts";

const texts = {
  withNumbers:
    "{yearsOfService} years of service, from the founding in {founded} to {students} students of {nationalities} nationalities.",
  withoutNumbers: "{yearsOfService} years of service, from the founding in {founded} to this day.",
  firstYear: "The school was founded in {founded}.",
};

function getText(school: School): string {
  const { students, nationalities } = school.numbers;
  if (!hasYears(school)) return texts.firstYear;
  return students > 0 && nationalities > 0 ? texts.withNumbers : texts.withoutNumbers;
}

/** The picture of the latest year, or of the last slide when the history has no years. */
const latestPicture = ({ timeline, banner }: School): string =>
  (timeline.milestones.at(-1) ?? banner.slides.at(-1))?.picture ?? "";

/** The school's years so far, and its social networks. */
export function Journey() {
  const school = useSchool();
  const { identity, links } = school;
  return (
    <section className="band band--mist journey-band" aria-labelledby="journey-title">
      <div className="journey wrap">
        <div className="reveal">
          <figure>
            <Picture
              src={pictureSource(isSample(school) ? "ridges-dusk" : latestPicture(school))}
              className="journey__picture"
              alt=""
              sizes="(max-width: 900px) 92vw, 60vw"
              width={16}
              height={9}
            />
            {isSample(school) && (
              <figcaption className="plate journey__plate">
                <span className="plate__number">
                  Plate {roman(school.timeline.milestones.length + 2)}
                </span>
                Evening over the ridges
              </figcaption>
            )}
          </figure>
          <div className="journey__words">
            {hasYears(school) && <p className="journey__years">{identity.yearsOfService}</p>}
            <div>
              <h2 className="journey__title" id="journey-title">
                Our journey
              </h2>
              <p className="journey__text">{fillFacts(school, getText(school))}</p>
              <PageLink to="timeline">Follow the journey</PageLink>
            </div>
          </div>
        </div>
        <aside className="social reveal" aria-labelledby="social-title">
          <h2 className="label" id="social-title">
            On social media
          </h2>
          {links.socialEmbed && (
            <Facade
              name="social"
              title="The school's page on a social network"
              src={links.socialEmbed}
              load="Show the page"
            >
              <p className="social__drawing">
                This page is on another site. It loads only when you press the button.
              </p>
            </Facade>
          )}
          <ul className="social__links">
            {links.social.map(({ name, href }) => (
              <li key={name}>
                <NewTabLink href={href}>{name}</NewTabLink>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </section>
  );
}
