import type { School } from "@manor/content-api/school";
import { fillFacts, hasFacts } from "../../../model/school/fact-text.ts";
import type { Translate } from "../../../model/texts/translate.ts";
import { DisclosureLink } from "../../disclosure/disclosure-link.tsx";
import { useText } from "../../language/use-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { PageLink } from "../../ui/link/page-link.tsx";
import type { Today } from "../today/today.ts";
import { TodayCard } from "../today/today-card.tsx";

type OpeningProps = { today: Today; hasBirthdays: boolean };

/** Texts that fit any school, from its facts alone. */
const texts = {
  historyWithHandover:
    "Founded in {founded} and under its present management since {handedOver}, the school has {yearsOfService} years of service behind it.",
  history: "Founded in {founded}, the school has {yearsOfService} years of service behind it.",
  historyOfFirstYear: "The school was founded in {founded}.",
  campus: "The campus covers {acres}.",
  year: "The academic year runs from {academicYear}, in {terms}.",
} as const;

const firstComplete = (school: School, schoolText: string, fallbacks: readonly string[]): string =>
  [schoolText, ...fallbacks].find((text) => text !== "" && hasFacts(school, text)) ?? "";

function getAboutTexts(school: School, t: Translate) {
  const { identity, timeline } = school;
  return {
    title: timeline.aboutTitle || identity.tagline,
    history: firstComplete(school, timeline.history, [
      t(texts.historyWithHandover),
      t(texts.history),
      t(texts.historyOfFirstYear),
    ]),
    about: firstComplete(school, timeline.about, [
      `${t(texts.campus)} ${t(texts.year)}`,
      t(texts.year),
    ]),
  };
}

export function Opening({ today, hasBirthdays }: OpeningProps) {
  const t = useText();
  const school = useSchool();
  const { title, history, about } = getAboutTexts(school, t);
  return (
    <section className="band opening" aria-label={t("About the school")}>
      <div className="opening__columns wrap">
        <TodayCard today={today} hasBirthdays={hasBirthdays} />
        <div className="opening__about reveal">
          <p className="label">{t("About the school")}</p>
          <h2 className="opening__title">
            <ContentText>{fillFacts(school, title)}</ContentText>
          </h2>
          {history && (
            <p className="opening__lead">
              <ContentText>{fillFacts(school, history)}</ContentText>
            </p>
          )}
          {about && (
            <p className="opening__text">
              <ContentText>{fillFacts(school, about)}</ContentText>
            </p>
          )}
          <p className="opening__links">
            <PageLink to="/about">{t("About Us")}</PageLink>
            {/* CBSE requires a visible link on the home page. */}
            {school.disclosure.board === "cbse" && <DisclosureLink className="more-link" />}
          </p>
        </div>
      </div>
    </section>
  );
}
