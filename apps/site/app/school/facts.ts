import { fillFacts } from "./fact-text.ts";
import type { School } from "./school.ts";
import { settings } from "./settings.ts";

/** The papers that an applicant hands in (R11). */
export function requiredDocuments(
  school: School,
  mandatoryWord = settings.aadhaarMandatoryWord,
): string[] {
  return school.admission.documents
    .map((paper) => fillFacts(school, paper))
    .map((paper) => (mandatoryWord ? paper : paper.replace(/ \(mandatory\)$/, "")));
}

/** Five years. Only the founding has a fact to tell; the other captions are neutral (R4). */
export const milestones = [
  {
    year: 1853,
    title: "The school is founded",
    caption: "A residential school for boys opens in the hills, and the story begins.",
  },
  {
    year: 1863,
    title: "Ten years on",
    caption: "A milestone year, one decade after the founding.",
  },
  {
    year: 1894,
    title: "Among the brotherhood's years",
    caption: "A milestone year of the school's long time with its teaching brotherhood.",
  },
  {
    year: 1900,
    title: "The turn of the century",
    caption: "A milestone year as the school looks towards a new century.",
  },
  {
    year: 1903,
    title: "Fifty years on",
    caption: "A milestone year, half a century after the founding.",
  },
] as const;

/**
 * The banner: two lines with facts by name, the second in italic, over one of the house's own pictures (by its
 * name).
 */
export const slogans = [
  {
    lines: ["In the hills", "since {founded}"],
    picture: "ridges-dawn",
    caption: "First light on the snows",
  },
  {
    lines: ["Admission on merit,", "and on merit only"],
    picture: "quadrangle-dusk",
    caption: "The quadrangle at lamp-lighting",
  },
  {
    lines: ["{acres}", "to learn and to play in"],
    picture: "cricket-noon-summer",
    caption: "The upper field on a match day",
  },
  {
    lines: ["{yearsOfService} years", "of service to boys"],
    picture: "snow-dawn",
    caption: "The morning after the first snow",
  },
] as const;

/** "Life at Our School": the six tiles of the home page. A placeholder leads nowhere yet (R19). */
export type Tile = { label: string; picture: string } & (
  | { kind: "external" | "page"; href: string }
  | { kind: "placeholder" }
);

export const tilesOf = ({ links }: Pick<School, "links">): readonly Tile[] => [
  { label: "Milestone", kind: "external", href: links.milestone, picture: "quadrangle-dawn" },
  { label: "Latest News & Events", kind: "page", href: "/Events", picture: "cricket-dusk" },
  {
    label: "360-degree virtual tour",
    kind: "page",
    href: "/virtual-tour",
    picture: "school-noon",
  },
  { label: "School Events & Programs", kind: "placeholder", picture: "music-dusk" },
  {
    label: "Career Information, Education & Guidance",
    kind: "page",
    href: "/career-information",
    picture: "library-noon",
  },
  { label: "Hostel / Boarding Life", kind: "page", href: "/hostel", picture: "dormitory-night" },
];
