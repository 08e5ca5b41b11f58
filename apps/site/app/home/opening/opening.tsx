import { fillFacts } from "../../school/fact-text.ts";
import { hasYears } from "../../school/has-years.ts";
import { isSample } from "../../school/is-sample.ts";
import type { School } from "../../school/school.ts";
import { useSchool } from "../../school/use-school.ts";
import type { Worded } from "../../school/worded.ts";
import { PageLink } from "../../ui/link/page-link.tsx";
import type { Today } from "../today/today.ts";
import { TodayCard } from "../today/today-card.tsx";

type OpeningProps = { today: Today; hasBirthdays: boolean };

const order =
  "Founded in {founded} and handed to a teaching order in {handedOver}, the school has {yearsOfService} years of service behind it.";

const words = {
  title: "A boarding school for {pupils}, {classes}",
  lead: {
    boys: "Founded in {founded} and handed to a teaching brotherhood in {handedOver}, the school has {yearsOfService} years of service behind it.",
    girls: order,
    both: order,
  },
  leadOfYears: "Founded in {founded}, the school has {yearsOfService} years of service behind it.",
  leadOfFirstYear: "The school was founded in {founded}.",
  text: "The campus covers {acres} in the hills. Admission is on academic merit only, and the school is non-denominational. The academic year runs from {academicYear}, in {terms}.",
};

/** What is true of any school, whatever its place and its ways. */
const ownWords = {
  lead: "Founded in {founded} and in its present hands since {handedOver}, the school has {yearsOfService} years of service behind it.",
  campus: "The campus covers {acres}.",
  year: "The academic year runs from {academicYear}, in {terms}.",
};

function leadOf(school: School, ofHandover: Worded): Worded {
  if (!hasYears(school)) return words.leadOfFirstYear;
  return school.identity.handedOver ? ofHandover : words.leadOfYears;
}

function wordsOf(school: School) {
  const { identity, numbers } = school;
  if (isSample(school))
    return {
      title: words.title,
      lead: leadOf(school, words.lead),
      text: words.text,
    };
  return {
    title: identity.tagline,
    lead: leadOf(school, ownWords.lead),
    text: numbers.acres > 0 ? `${ownWords.campus} ${ownWords.year}` : ownWords.year,
  };
}

/** Who the school is, in a few lines, beside the day at a glance. */
export function Opening({ today, hasBirthdays }: OpeningProps) {
  const school = useSchool();
  const { title, lead, text } = wordsOf(school);
  return (
    <section className="band opening" aria-label="About the school">
      <div className="opening__columns wrap">
        <TodayCard today={today} hasBirthdays={hasBirthdays} />
        <div className="opening__about reveal">
          <p className="label">About the school</p>
          <h2 className="opening__title">{fillFacts(school, title)}</h2>
          <p className="opening__lead">{fillFacts(school, lead)}</p>
          <p className="opening__text">{fillFacts(school, text)}</p>
          <PageLink to="about">About Us</PageLink>
        </div>
      </div>
    </section>
  );
}
