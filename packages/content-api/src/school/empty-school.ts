import { noSources } from "./number-sources.ts";
import type { School } from "./school.ts";
import { baseBrand } from "./theme/theme.ts";

/** The value of a required text that is unknown. */
export const TO_BE_ANNOUNCED = "to be announced";

const createText = (sentence: string) => ({
  sentence,
  until: "",
  afterwards: "",
  staysPrinted: false,
});

const entry = (href: string) => ({ label: "", href });

/** A school without facts: the value of every part that a CMS does not have. */
export const emptySchool: School = {
  identity: {
    name: "Our school",
    tagline: "Welcome to our school",
    founded: 0,
    yearsOfService: "0",
    address: [TO_BE_ANNOUNCED],
    phones: { office: "0", admissions: "0" },
    email: "office@school.example",
    website: "",
  },
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
    sources: noSources,
  },
  schoolYear: {
    classes: { first: TO_BE_ANNOUNCED, last: TO_BE_ANNOUNCED },
    streams: { fromClassIX: [], fromClassXI: [] },
    from: TO_BE_ANNOUNCED,
    to: TO_BE_ANNOUNCED,
    terms: TO_BE_ANNOUNCED,
    midtermBreak: TO_BE_ANNOUNCED,
  },
  admission: {
    registrationFee: { amount: TO_BE_ANNOUNCED, terms: TO_BE_ANNOUNCED, paidBy: [TO_BE_ANNOUNCED] },
    opening: createText("The dates of admission are announced on this page."),
    entranceTest: createText("How applicants are chosen is announced on this page."),
    documents: [TO_BE_ANNOUNCED],
  },
  fees: { sessions: [] },
  callTimings: { rows: [], note: "" },
  menu: {
    groups: [{ label: "School", entries: ["/Events", "/News", "/Gallery", "/contact"].map(entry) }],
    quickLinks: [entry("/contact")],
  },
  banner: {
    introduction: "",
    actions: [],
    slides: [{ firstLine: "{school}", secondLine: "", picture: "school-noon", caption: "" }],
  },
  film: { av1: "", h264: "" },
  day: { title: "A day in the house", note: "", moments: [] },
  tiles: {
    title: "Life at Our School",
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
  documents: { academics: "", feesStructure: "", weeklyMenu: "" },
  brand: { ...baseBrand, emblem: "" },
  settings: {
    pupils: "both",
    board: "a national school-certificate board",
    aadhaarMandatoryWord: false,
    birthdays: "off",
    marksArePercentages: false,
    showSendFailure: true,
    formType: "CF",
    sampleWording: [],
  },
  disclosure: {
    board: "none",
    affiliationNumber: "",
    schoolCode: "",
    results: [],
    sections: 0,
    campusArea: "",
    classRooms: "",
    laboratories: "",
    internet: "",
    girlsToilets: "",
    boysToilets: "",
    accessibleToilets: "",
    inspectionVideo: "",
  },
  complianceDocuments: { list: [] },
  staff: { list: [] },
  privacy: {
    contact: { english: "the school office", hindi: "स्कूल कार्यालय", email: "", days: 30 },
    notices: {
      contact: {
        english: "We use your name, e-mail address and message only to answer you.",
        hindi: "हम आपका नाम, ई-मेल पता और संदेश केवल आपको उत्तर देने के लिए उपयोग करते हैं।",
      },
      newsletter: {
        english: "We use your e-mail address only to send you the newsletter.",
        hindi: "हम आपका ई-मेल पता केवल आपको न्यूज़लेटर भेजने के लिए उपयोग करते हैं।",
      },
    },
    messageDays: 365,
    minimumDays: 0,
    blocksAiTraining: true,
  },
  accessibility: { email: "", days: 15, knownIssues: [] },
  pages: { list: [], moved: [] },
};
