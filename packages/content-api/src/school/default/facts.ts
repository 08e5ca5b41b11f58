import type { School } from "../school.ts";

/** Samples: the school enters its own in the admin panel (R1). */
export const identity: School["identity"] = {
  name: "SGC",
  tagline: "A residential school for boys in the hills, since 1853",
  founded: 1853,
  /** Shown unchanged, never computed (R3). */
  yearsOfService: "172+",
  handedOver: 1893,
  address: ["Ridge Road, Hill Station", "Sample District 000 000, India"],
  phones: {
    office: "+91 00000 00001",
    admissions: "+91 00000 00002",
  },
  email: "office@sgc.example",
  /** Shown as text, not as a link (R57). */
  website: "www.sgc.example",
};

/** Samples of addresses outside the site's pages (R2). */
const sample = (path: string): string => `https://example.org/${path}`;

export const links: School["links"] = {
  registration: sample("registration"),
  /** School fees. The registration fee goes by draft or transfer (R7). */
  feePayment: sample("fees"),
  login: sample("login"),
  milestone: sample("milestone"),
  social: [
    { name: "Facebook", href: sample("social/facebook") },
    { name: "Instagram", href: sample("social/instagram") },
    { name: "YouTube", href: sample("social/youtube") },
  ],
  /** Framed on the home page after a click (R22). */
  socialEmbed: sample("social/embed"),
  /** `embed` is framed after a click (R22); `page` opens in a new tab. */
  map: { page: sample("map"), embed: sample("map/embed") },
};

/** The school's texts give two ratios, and both are shown unchanged (R6). */
export const numbers: School["numbers"] = {
  students: 700,
  nationalities: 7,
  classRooms: 30,
  acres: 400,
  ratioOnHome: "1:30",
  ratioOfAdmissions: "1:12",
};

export const schoolYear: School["schoolYear"] = {
  classes: { first: "Class IV", last: "Class XII" },
  streams: {
    fromClassIX: ["Commerce", "Science"],
    fromClassXI: ["Science", "Commerce", "Humanities"],
  },
  from: "February",
  to: "December",
  terms: "three terms",
  midtermBreak: "June",
};

/** Without a row for Class XI (R9). */
export const callTimings: School["callTimings"] = {
  rows: [
    { classes: "Class IV, V, VI", time: "9:35 to 10:20 AM" },
    { classes: "Class VII", time: "10:15 to 11:00 AM" },
    { classes: "Class VIII", time: "11:15 AM to 12:00 noon" },
    { classes: "Class IX", time: "12:00 noon to 12:45 PM" },
    { classes: "Class X", time: "2:00 to 2:45 PM" },
    { classes: "Class XII", time: "3:00 to 3:45 PM" },
  ],
  note: "For a class not listed, please ask the school office.",
};

/** Never invent a date: the school enters the next cycle when it announces one (R5). */
export const admission: School["admission"] = {
  /** School fees are different: they are paid through the header's link (R7). */
  registrationFee: {
    amount: "Rs. 10,000",
    terms: "non-refundable",
    paidBy: ["demand draft", "bank transfer"],
  },
  opening: {
    sentence: "Admissions open for the year 2025 for Class IV to IX, registration online.",
    until: "",
    afterwards: "",
    staysPrinted: true,
  },
  entranceTest: {
    sentence: "Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.",
    until: "2024-10-05",
    afterwards:
      "This test date has passed. Dates for the next session will be announced by the school.",
    staysPrinted: true,
  },
  /** Nothing on the site asks for an upload (R11). */
  documents: [
    "three passport-size photographs",
    "birth certificate",
    "latest progress report",
    "copy of the student's Aadhaar card (mandatory)",
  ],
};
