import type { School } from "@manor/content-api/school";
import { fillFacts, hasYears } from "../../../model/school/fact-text.ts";
import { isSitePicture, pictureSource } from "../../../model/school/picture-source.ts";
import type { Phrase } from "../../../model/texts/hindi.ts";
import { RichText } from "../../language/rich-text.tsx";
import { useText } from "../../language/use-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
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
} as const;

function getText(school: School): Phrase | undefined {
  const { students, nationalities } = school.numbers;
  if (!hasYears(school)) return school.identity.founded ? texts.firstYear : undefined;
  return students > 0 && nationalities > 0 ? texts.withNumbers : texts.withoutNumbers;
}

/** Follows a history with the website's own pictures. */
const EVENING = { picture: "ridges-dusk", caption: "Evening over the ridges" } as const;

function getPicture({ timeline, banner }: School): {
  picture: string;
  caption: "" | typeof EVENING.caption;
} {
  const latest = timeline.milestones.at(-1);
  if (latest && isSitePicture(latest.picture)) return EVENING;
  return { picture: (latest ?? banner.slides.at(-1))?.picture ?? "", caption: "" };
}

export function Journey() {
  const t = useText();
  const school = useSchool();
  const { identity, links } = school;
  const { picture, caption } = getPicture(school);
  const text = getText(school);
  return (
    <section className="band band--mist journey-band" aria-labelledby="journey-title">
      <div className="journey wrap">
        <div className="reveal">
          <figure>
            <Picture
              src={pictureSource(picture)}
              className="journey__picture"
              alt=""
              sizes="(max-width: 900px) calc(100vw - 40px), (max-width: 1312px) 55vw, 710px"
              width={16}
              height={9}
            />
            {caption && (
              <figcaption className="plate journey__plate">
                <span className="plate__number">
                  <RichText
                    phrase="Plate {number}"
                    values={{ number: roman(school.timeline.milestones.length + 2) }}
                  />
                </span>
                {t(caption)}
              </figcaption>
            )}
          </figure>
          <div className="journey__words">
            {hasYears(school) && <p className="journey__years">{identity.yearsOfService}</p>}
            <div>
              <h2 className="journey__title" id="journey-title">
                {t("Our journey")}
              </h2>
              {text && <p className="journey__text">{fillFacts(school, t(text))}</p>}
              <PageLink to="/timeline">{t("Follow the journey")}</PageLink>
            </div>
          </div>
        </div>
        <aside className="social reveal" aria-labelledby="social-title">
          <h2 className="label" id="social-title">
            {t("On social media")}
          </h2>
          {links.socialEmbed && (
            <Facade
              name="social"
              title={t("The school’s page on a social network")}
              src={links.socialEmbed}
              load={t("Show the page")}
            >
              <p className="social__text">
                {t("This page is on another site. It loads only when you press the button.")}
              </p>
            </Facade>
          )}
          <ul className="social__links">
            {links.social.map(({ name, href }) => (
              <li key={name}>
                <NewTabLink href={href}>
                  <ContentText>{name}</ContentText>
                </NewTabLink>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </section>
  );
}
