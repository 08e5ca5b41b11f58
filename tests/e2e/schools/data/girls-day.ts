import type { InventedSchool } from "../school.ts";

const emblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" width="500" height="600">
<circle cx="50" cy="56" r="44" fill="#4a1540"/><path d="M14 60q18-16 36 0t36 0" stroke="#f7d9a8" fill="none" stroke-width="6"/></svg>`;

/** A girls' day school in a town of the plains, on a board of its own state. It fills every screen. */
export const girlsDay: InventedSchool = {
  slug: "girls-day",
  what: "girls' day school, another board",
  code: "TGS",
  teaches: "girls",
  isDaySchool: true,
  onHome: ["Tarang Girls’ School", "Curiosity first", "/theme."],
  begins: { name: "Tarang Girls’ School", email: "head@tarang.example" },
  screens: {
    "name-and-address": {
      name: "Tarang Girls’ School",
      tagline: "A day school for girls in Tarangpur, since 1974",
      founded: 1974,
      yearsOfService: "52",
      handedOver: "",
      address: "14 Mill Lane\nTarangpur 999 001",
      officePhone: "+91 99999 10001",
      admissionsPhone: "+91 99999 10002",
      email: "office@tarang.example",
      website: "www.tarang.example",
    },
    brand: { ground: "#4a1540", accent: "#c98a1b", signal: "#b3261e", emblem: { svg: emblem } },
    settings: {
      pupils: "girls",
      board: "the Saral Board of School Education",
      aadhaarMandatoryWord: false,
      birthdays: "not at all",
    },
    links: {
      registration: "https://join.tarang.example/",
      feePayment: "https://fees.tarang.example/",
      login: "",
      milestone: "/timeline",
      social: [{ name: "YouTube", href: "https://video.example/tarang" }],
      socialEmbed: "",
      mapPage: "https://maps.example/tarang",
      mapEmbed: "",
    },
    admission: {
      feeAmount: "₹ 750",
      feeTerms: "refunded when no place is offered",
      feePaidBy: "UPI\ncash at the office",
      opening: {
        sentence: "Registration for the year 2027 is open until {day}.",
        until: "15/01/2027",
        staysPrinted: false,
        afterwards: "Registration for the year 2027 has closed.",
      },
      entranceTest: {
        sentence: "Girls who apply are invited to a morning at the school on {day}.",
        until: "30/01/2027",
        staysPrinted: false,
        afterwards: "The next morning for applicants will be announced here.",
      },
      documents: "birth certificate\nlast report\ntwo photographs",
    },
    "call-timings": {
      rows: [{ classes: "Class I to V", time: "8:00 to 8:30 AM" }],
      note: "Class teachers take calls at these times.",
    },
    "school-year": {
      firstClass: "Class I",
      lastClass: "Class XII",
      from: "April",
      to: "March",
      terms: "two terms",
      midtermBreak: "October",
      fromClassIX: "Science\nArts",
      fromClassXI: "Science\nArts\nHome Science",
    },
    numbers: {
      students: 1180,
      nationalities: 0,
      classRooms: 42,
      acres: 6,
      ratioOnHome: "1:24",
      ratioOfAdmissions: "1:24",
    },
    banner: {
      slides: [
        {
          firstLine: "Curiosity first,",
          secondLine: "then everything else",
          ownPicture: "library-noon",
          caption: "The reading room",
        },
      ],
    },
    tiles: {
      title: "At our school",
      tiles: [{ name: "How to join", href: "/how-to-join", ownPicture: "school-noon" }],
    },
    timeline: {
      aboutTitle: "About our school",
      history: "Opened in {founded}, on a verandah in Mill Lane.",
      about: "Girls of {classes} learn here, and walk home in the evening.",
      milestones: [
        {
          year: 1974,
          title: "Eleven girls and a verandah",
          caption: "The first class meets in a house in Mill Lane.",
          ownPicture: "path-dawn",
          pictureCaption: "",
        },
      ],
    },
    song: {
      stanzas: [{ name: "Song", isRefrain: false, lines: "Wave upon wave we learn and rise." }],
      note: "",
      credit: "Words by the Class XII of 1986.",
    },
    newsletters: {
      kinds: [{ name: "Tarangini, the yearbook", key: "yearbook", note: "", issues: [] }],
    },
    menu: {
      groups: [{}, {}, {}, { entries: [{ label: "", href: "/campusAmenities" }] }, {}, {}],
      quickLinks: [{ label: "How to join", href: "/how-to-join" }],
    },
  },
  written: {
    "About Us": {
      lead: "A day school for girls, {classes}, in the middle of Tarangpur.",
      description: "About {school}: a day school for girls in Tarangpur, its teaching and its day.",
      ownPicture: "quadrangle-noon-summer",
      body: [
        "The school opened in {founded} with eleven girls. Today there are {students}.",
        "## The day",
        "- Lessons begin at eight.",
        "- The gate closes at four.",
        "The school is affiliated to {board}.",
      ],
    },
    "Entry to the school": {
      address: "/how-to-join",
      title: "How to join",
      lead: "From the form to the first morning.",
      description: "How to join {school}: the fee, the papers and the dates.",
      body: ["The registration fee is {registrationFee}, {feeTerms}.", "## Streams"],
    },
  },
  confirmed: [],
  added: [],
};
