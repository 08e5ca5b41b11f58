import type { SchoolAnswer } from "../school.ts";
import { defaultSchool } from "./default-school.ts";

const toBeSaid = "to be announced";

const dated = (sentence: string) => ({
  sentence,
  until: "",
  afterwards: "",
  staysPrinted: false,
});

/**
 * What stands where a school that begins has said nothing yet: nothing that only the sample could say. Who it is, its
 * classes and its board nobody can leave open; those it says first.
 */
export const blankSchool = {
  links: {
    registration: "/contact",
    feePayment: "",
    login: "",
    milestone: "/Events",
    social: [],
    socialEmbed: "",
    map: { page: "/contact", embed: "" },
  },
  numbers: {
    students: 0,
    nationalities: 0,
    classRooms: 0,
    acres: 0,
    ratioOnHome: "",
    ratioOfAdmissions: "",
  },
  admission: {
    registrationFee: { amount: toBeSaid, terms: toBeSaid, paidBy: [toBeSaid] },
    opening: dated("The dates of admission are announced on this page."),
    entranceTest: dated("How applicants are chosen is announced on this page."),
    documents: [toBeSaid],
  },
  callTimings: { rows: [], note: "" },
  banner: {
    slides: [
      {
        firstLine: "{school},",
        secondLine: "since {founded}",
        picture: "school-noon",
        caption: "",
      },
    ],
  },
  tiles: {
    title: defaultSchool.tiles.title,
    tiles: [
      { name: "Events", href: "/Events", picture: "cricket-dusk" },
      { name: "Latest News", href: "/News", picture: "library-noon" },
      { name: "Photo Gallery", href: "/Gallery", picture: "music-dusk" },
    ],
  },
  timeline: { aboutTitle: "", history: "", about: "", milestones: [] },
  song: { stanzas: [], note: "", credit: "" },
  newsletters: { kinds: [] },
  tours: { walks: [], views: [] },
} as const satisfies SchoolAnswer;

/** The tagline of a school without one: it is required. */
export const blankTagline = "Welcome to our school";
