import type { InventedSchool, Text } from "../school.ts";

/** Pages that no other school has. */
const added = [
  ["Facilities", "Boat House", "Twelve dinghies and one motor boat."],
  ["Facilities", "Observatory", "A dome above the water tank."],
  ["About", "Our Houses", "Four houses, named after winds."],
  ["About", "Staff", "Sixty-one teachers."],
  ["Admission", "Uniform", "Cotton, and a hat."],
].map(
  ([group = "", title = "", lead = ""]): Text => ({
    title,
    address: `/${title.toLowerCase().replaceAll(" ", "-")}`,
    group,
    lead,
    description: `${title} at {school}.`,
    body: ["Girls and boys wrote this page.", "## More", "- Ask the office at {officePhone}."],
  }),
);

/** A boarding school for girls and boys on the coast, with pages of its own. */
export const mixedBoarding: InventedSchool = {
  slug: "mixed-boarding",
  what: "mixed boarding school, pages of its own",
  code: "SAGAR",
  teaches: "girls and boys",
  isDaySchool: false,
  onHome: ["Sagar Point School", "/theme."],
  begins: { name: "Sagar Point School", email: "admin@sagarpoint.example" },
  screens: {
    "name-and-address": {
      name: "Sagar Point School",
      tagline: "Girls and boys by the sea, since 2007",
      founded: 2007,
      yearsOfService: "19",
      handedOver: "",
      address: "Lighthouse Lane\nSagar Point 888 002",
      officePhone: "+91 88888 20001",
      admissionsPhone: "+91 88888 20002",
      email: "hello@sagarpoint.example",
      website: "www.sagarpoint.example",
    },
    brand: { ground: "#0f3b57", accent: "#c98b4a", signal: "#c0392b" },
    settings: {
      pupils: "girls and boys",
      board: "the Coastal Board of Examinations",
      aadhaarMandatoryWord: false,
      birthdays: "with the first name alone",
    },
    "school-year": { firstClass: "Class VI", from: "June", to: "April", terms: "three terms" },
    tours: {
      walks: [{ name: "The boat house", href: "/boat-house", ownPicture: "pool-noon-summer" }],
      views: [],
    },
  },
  written: {
    "Hostel / Boarding Life": {
      title: "Boarding",
      lead: "Bells, boats, books, beds.",
      description: "How girls and boys live at {school}.",
      ownPicture: "dormitory-dawn",
      body: ["At six, a swim for whoever likes.", "## Evenings", "Study until eight, then tea."],
    },
    "Entry to the school": {
      address: "/apply",
      title: "Apply",
      lead: "A form, a talk, a day of tests and boats.",
      description: "How to apply to {school}.",
      body: ["Applicants come for a day in February."],
    },
    Timeline: {
      lead: "From thirty pupils to many.",
      description: "The history of {school}, from {founded} onward.",
      body: ["It began with a lamp, a bell and one boat."],
    },
  },
  confirmed: ["Phone Call Timings"],
  added,
};
