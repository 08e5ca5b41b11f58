import { isDeepStrictEqual } from "node:util";
import { blankSchool, blankTagline } from "@manor/content-api/blank-school";
import { defaultSchool } from "@manor/content-api/default-school";
import { endingDates } from "@manor/content-api/ending-dates";
import type { School } from "@manor/content-api/school";
import type { Phrase } from "../../i18n/hindi.ts";
import type { Page } from "../../payload-types.ts";

export type Step = { what: Phrase; page?: string; isDone: boolean; path: string };

/** The pages with the most specific texts. */
const ownTexts = [
  "/about",
  "/mission-vision",
  "/philosophy",
  "/values",
  "/aims-objectives",
  "/rules-regulations",
  "/residential",
  "/hostel",
  "/sports",
  "/entry-to-sgc",
] as const;

export type TextState = Pick<Page, "id" | "replaces" | "title" | "isSample">;

/**
 * The steps that replace the sample with the school's own content. A text is done when it was changed or hidden, or
 * when its address was removed from the list under “Settings”.
 */
export function createSteps(school: School, pages: readonly TextState[], today: string): Step[] {
  const { identity, brand, admission, settings } = school;
  const sample = defaultSchool;
  const { phones, email, address } = identity;
  const joinColours = ({ ground, accent, signal }: School["brand"]) => ground + accent + signal;
  const joinDates = (of: School["admission"]) => of.opening.until + of.entranceTest.until;
  const hasEnded = endingDates(school, today).some((date) => date.hasEnded);
  const facts: Step[] = [
    {
      what: "The school’s name",
      isDone: identity.name !== sample.identity.name,
      path: "/globals/name-and-address",
    },
    {
      what: "Tagline",
      isDone: ![sample.identity.tagline, blankTagline].includes(identity.tagline),
      path: "/globals/name-and-address",
    },
    {
      what: "Postal address",
      isDone: address.join() !== sample.identity.address.join(),
      path: "/globals/name-and-address",
    },
    {
      what: "Phone numbers and e-mail",
      isDone: phones.office !== sample.identity.phones.office && email !== sample.identity.email,
      path: "/globals/name-and-address",
    },
    {
      what: "Colours",
      isDone: joinColours(brand) !== joinColours(sample.brand),
      path: "/globals/brand",
    },
    { what: "Logo", isDone: brand.emblem !== "", path: "/globals/brand" },
    {
      what: "Admission dates",
      isDone:
        joinDates(admission) !== joinDates(sample.admission) &&
        !isDeepStrictEqual(admission, blankSchool.admission) &&
        !hasEnded,
      path: "/globals/admission",
    },
  ];
  const texts = ownTexts.map((address): Step => {
    const page = pages.find(({ replaces }) => replaces === address);
    const isOurs = !page || page.isSample;
    return {
      what: "Text of “{page}”",
      page: page?.title ?? address,
      isDone: !isOurs || !settings.sampleWording.includes(address),
      path: page ? `/collections/pages/${page.id}` : "/collections/pages",
    };
  });
  return [...facts, ...texts];
}
