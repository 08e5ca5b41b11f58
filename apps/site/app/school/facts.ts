import { identity } from "./identity.ts";
import { links } from "./links.ts";
import { settings } from "./settings.ts";

/** The two ratios of the school's own texts: both are given, neither is corrected (R6). */
export const ADMISSIONS_TEACHER_RATIO = "1:12";
const HOME_TEACHER_RATIO = "1:30";

export const classes = { first: "Class IV", last: "Class XII" } as const;

export const streams = {
  fromClassIX: ["Commerce", "Science"],
  fromClassXI: ["Science", "Commerce", "Humanities"],
} as const;

/** The registration fee of an applicant; school fees are paid through the header's link (R7). */
export const registrationFee = {
  amount: "Rs. 10,000",
  terms: "non-refundable",
  paidBy: ["demand draft", "bank transfer"],
} as const;

/** The papers that an applicant hands in. Nothing on the site asks for an upload (R11). */
export function requiredDocuments(mandatoryWord = settings.aadhaarMandatoryWord): string[] {
  const aadhaar = "copy of the student's Aadhaar card";
  return [
    "three passport-size photographs",
    "birth certificate",
    "latest progress report",
    mandatoryWord ? `${aadhaar} (mandatory)` : aadhaar,
  ];
}

export const campusAcres = 400;

export const academicYear = {
  from: "February",
  to: "December",
  terms: "three terms",
  midtermBreak: "June",
} as const;

/** The home page's counters. Only `value` counts up; `prefix` stands before it. */
export const counters = [
  { label: "Total students", prefix: "", value: 700 },
  { label: "Nationalities", prefix: "", value: 7 },
  { label: "Class rooms", prefix: "", value: 30 },
  { label: "Teacher-student ratio", ...splitRatio(HOME_TEACHER_RATIO) },
] as const;

function splitRatio(ratio: string): { prefix: string; value: number } {
  const colon = ratio.indexOf(":") + 1;
  return { prefix: ratio.slice(0, colon), value: Number(ratio.slice(colon)) };
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

/** The banner: two lines, the second in italic, over one of the house's own pictures (by its name). */
export const slogans = [
  {
    lines: ["In the hills", `since ${identity.founded}`],
    picture: "ridges-dawn",
    caption: "First light on the snows",
  },
  {
    lines: ["Admission on merit,", "and on merit only"],
    picture: "quadrangle-dusk",
    caption: "The quadrangle at lamp-lighting",
  },
  {
    lines: [`${campusAcres} acres`, "to learn and to play in"],
    picture: "cricket-noon-summer",
    caption: "The upper field on a match day",
  },
  {
    lines: [`${identity.yearsOfService} years`, "of service to boys"],
    picture: "snow-dawn",
    caption: "The morning after the first snow",
  },
] as const;

/** When the parents of which class may telephone. There is no row for Class XI (R9). */
export const callTimings = [
  { classes: "Class IV, V, VI", time: "9:35 to 10:20 AM" },
  { classes: "Class VII", time: "10:15 to 11:00 AM" },
  { classes: "Class VIII", time: "11:15 AM to 12:00 noon" },
  { classes: "Class IX", time: "12:00 noon to 12:45 PM" },
  { classes: "Class X", time: "2:00 to 2:45 PM" },
  { classes: "Class XII", time: "3:00 to 3:45 PM" },
] as const;

export const callTimingsNote = "For a class not listed, please ask the school office.";

/** "Life at Our School": the six tiles of the home page. A placeholder leads nowhere yet (R19). */
export type Tile = { label: string; picture: string } & (
  | { kind: "external" | "page"; href: string }
  | { kind: "placeholder" }
);

export const tiles: readonly Tile[] = [
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
