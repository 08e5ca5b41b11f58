import { href } from "../../addresses.ts";
import { academicYear, campusAcres, classes } from "../../school/facts.ts";
import { identity } from "../../school/identity.ts";
import type { Today } from "../today/today.ts";
import { TodayCard } from "../today/today-card.tsx";

type OpeningProps = { today: Today; hasBirthdays: boolean };

/** Who the school is, in a few lines, beside the day at a glance. */
export function Opening({ today, hasBirthdays }: OpeningProps) {
  const { founded, handedOver, yearsOfService } = identity;
  return (
    <section className="band opening" aria-label="About the school">
      <div className="opening__columns wrap">
        <TodayCard today={today} hasBirthdays={hasBirthdays} />
        <div className="opening__about reveal">
          <p className="label">About the school</p>
          <h2 className="opening__title">
            A boarding school for boys, {classes.first} to {classes.last.replace("Class ", "")}
          </h2>
          <p className="opening__lead">
            Founded in {founded} and handed to a teaching brotherhood in {handedOver}, the school
            has {yearsOfService} years of service behind it.
          </p>
          <p className="opening__text">
            The campus covers {campusAcres} acres in the hills. Admission is on academic merit only,
            and the school is non-denominational. The academic year runs from {academicYear.from} to{" "}
            {academicYear.to}, in {academicYear.terms}.
          </p>
          <a className="more-link" href={href("about")}>
            About Us
          </a>
        </div>
      </div>
    </section>
  );
}
