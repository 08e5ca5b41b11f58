import type { SchoolResponse } from "../school.ts";
import { defaultSchool } from "./default-school.ts";
import { blankDisclosure } from "./disclosure.ts";

const TO_BE_ANNOUNCED = "to be announced";

const createText = (sentence: string) => ({
  sentence,
  until: "",
  afterwards: "",
  staysPrinted: false,
});

/**
 * The settings of a new school that has not entered its own yet, without facts of the sample. Name, classes and board
 * are missing, because a school enters them first.
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
    registrationFee: { amount: TO_BE_ANNOUNCED, terms: TO_BE_ANNOUNCED, paidBy: [TO_BE_ANNOUNCED] },
    opening: createText("The dates of admission are announced on this page."),
    entranceTest: createText("How applicants are chosen is announced on this page."),
    documents: [TO_BE_ANNOUNCED],
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
  disclosure: blankDisclosure,
  settings: { ...defaultSchool.settings, aadhaarMandatoryWord: false },
} as const satisfies SchoolResponse;

/** The tagline of a school without one: it is required. */
export const blankTagline = "Welcome to our school";
