import { href } from "../../addresses.ts";
import { fillFacts } from "../../school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";
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
  leadWithoutHandover:
    "Founded in {founded}, the school has {yearsOfService} years of service behind it.",
  text: "The campus covers {acres} in the hills. Admission is on academic merit only, and the school is non-denominational. The academic year runs from {academicYear}, in {terms}.",
};

/** Who the school is, in a few lines, beside the day at a glance. */
export function Opening({ today, hasBirthdays }: OpeningProps) {
  const school = useSchool();
  return (
    <section className="band opening" aria-label="About the school">
      <div className="opening__columns wrap">
        <TodayCard today={today} hasBirthdays={hasBirthdays} />
        <div className="opening__about reveal">
          <p className="label">About the school</p>
          <h2 className="opening__title">{fillFacts(school, words.title)}</h2>
          <p className="opening__lead">
            {fillFacts(school, school.identity.handedOver ? words.lead : words.leadWithoutHandover)}
          </p>
          <p className="opening__text">{fillFacts(school, words.text)}</p>
          <a className="more-link" href={href("about")}>
            About Us
          </a>
        </div>
      </div>
    </section>
  );
}
