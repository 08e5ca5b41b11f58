/** What a form of the admin is to hold: fields by their names, groups of them, and the lines of lists. */
export type Fields = {
  readonly [field: string]: string | number | boolean | Fields | readonly Fields[];
};

/** A page of text, its body in lines: `## ` begins a heading, `- ` a list. */
export type PageText = {
  /** The title of the page that is written anew; one with nothing else is confirmed as it is. */
  was?: string;
  fields: { title?: string; address?: string; lead?: string } & Fields;
  body?: readonly string[];
};

/** A school that does not exist: only what its office types. */
export type School = {
  kind: string;
  code: string;
  name: string;
  teaches: "boys" | "girls" | "girls and boys";
  isDaySchool?: boolean;
  /** Words that must stand on the home page when it is right. */
  onHome: string;
  /** By their addresses in the admin, in the order in which they are filled. */
  screens: Readonly<Record<string, Fields>>;
  pages: readonly PageText[];
};

/** The screen that says who the school is. */
const identity = (name: string, tagline: string, founded: number, domain: string) => ({
  name,
  tagline,
  founded,
  yearsOfService: String(2026 - founded),
  handedOver: "",
  officePhone: "+91 99999 10001",
  admissionsPhone: "+91 99999 10002",
  address: `14 Lake Lane\n${domain} 999 001`,
  email: `office@${domain}`,
  website: `www.${domain}`,
});

const usual = { aadhaarMandatoryWord: false, birthdays: "not at all" };

/** It fills every screen. */
const girlsDay: School = {
  kind: "girls’ day school, another board",
  code: "TGS",
  name: "Tarang Girls’ School",
  teaches: "girls",
  isDaySchool: true,
  onHome: "Curiosity first",
  screens: {
    "name-and-address": identity("Tarang Girls’ School", "For girls", 1974, "tarang.example"),
    brand: { ground: "#4a1540", accent: "#c98a1b", signal: "#b3261e" },
    settings: { ...usual, pupils: "girls", board: "the Saral Board of School Education" },
    links: {
      registration: "https://join.tarang.example/",
      login: "",
      milestone: "/timeline",
      social: [{ name: "YouTube", href: "https://video.example/tarang" }],
      mapPage: "https://maps.example/tarang",
      mapEmbed: "",
    },
    admission: {
      feeAmount: "₹ 750",
      feeTerms: "refunded when no place is offered",
      feePaidBy: "UPI",
      opening: { sentence: "Registration is open until {day}.", until: "15/01/2027" },
      entranceTest: { sentence: "Girls come for a morning on {day}.", until: "30/01/2027" },
      documents: "birth certificate\nlast report",
    },
    "call-timings": { rows: [{ classes: "Class I to V", time: "8:00 to 8:30 AM" }], note: "" },
    "school-year": {
      firstClass: "Class I",
      lastClass: "Class XII",
      from: "April",
      to: "March",
      terms: "two terms",
      midtermBreak: "October",
      fromClassIX: "Arts",
      fromClassXI: "Arts",
    },
    numbers: { students: 1180, nationalities: 0, classRooms: 42, acres: 6, ratioOnHome: "1:24" },
    banner: { slides: [{ firstLine: "Curiosity first,", ownPicture: "library-noon" }] },
    tiles: { tiles: [{ name: "How to join", href: "/how-to-join", ownPicture: "school-noon" }] },
    timeline: {
      aboutTitle: "About our school",
      history: "Opened in {founded}, on a verandah.",
      about: "Girls of {classes} learn here, and walk home in the evening.",
      milestones: [{ year: 1974, title: "Eleven girls", caption: "One verandah." }],
    },
    song: {
      stanzas: [{ name: "Song", isRefrain: false, lines: "Wave upon wave we learn and rise." }],
      note: "",
      credit: "Words by the Class XII of 1986.",
    },
    newsletters: { kinds: [{ name: "The yearbook", key: "yearbook", note: "", issues: [] }] },
    menu: {
      groups: [{}, {}, {}, { entries: [{ label: "", href: "/campusAmenities" }] }, {}, {}],
      quickLinks: [{ label: "How to join", href: "/how-to-join" }],
    },
  },
  pages: [
    {
      was: "About Us",
      fields: {
        lead: "A day school for girls, {classes}.",
        description: "About {school}.",
        ownPicture: "quadrangle-noon-summer",
      },
      body: ["Opened in {founded} with eleven girls.", "## The day", "- From eight"],
    },
    {
      was: "Entry to the school",
      fields: { title: "How to join", address: "/how-to-join", lead: "To the first morning." },
      body: ["The registration fee is {registrationFee}, {feeTerms}.", "## Streams"],
    },
  ],
};

/** Name, menu and texts are Hindi; what it does not fill stays as "My school" left it. */
const boysHindi: School = {
  kind: "Hindi-speaking boys’ school",
  code: "NAVTARA",
  name: "नवतारा बाल विद्यालय",
  teaches: "boys",
  onHome: "पहले प्रश्न",
  screens: {
    "name-and-address": identity("नवतारा बाल विद्यालय", "नदी किनारे", 1961, "navtara.example"),
    brand: { ground: "#1d3f2a", accent: "#d0912a", signal: "#a8322a" },
    settings: { ...usual, board: "लोक शिक्षा मण्डल" },
    banner: { slides: [{ firstLine: "पहले प्रश्न,", ownPicture: "library-noon" }] },
    "school-year": { firstClass: "कक्षा 6", lastClass: "कक्षा 12", terms: "दो सत्र" },
    menu: { groups: [{ label: "परिचय" }, { label: "पढ़ाई" }, {}, {}, {}, { label: "सम्पर्क" }] },
  },
  pages: [
    {
      was: "About Us",
      fields: { title: "हमारे बारे में", lead: "लड़कों का विद्यालय, {founded} से।" },
      body: ["विद्यालय {founded} में आरम्भ हुआ।", "## दिनचर्या", "- आठ बजे से कक्षाएँ"],
    },
    {
      was: "Entry to the school",
      fields: { title: "प्रवेश", address: "/pravesh", description: "{school} में प्रवेश।" },
      body: ["आवेदन कार्यालय में लिया जाता है।", "## विषय", "कक्षा 11 से तीन विषय।"],
    },
  ],
};

/** A boarding school with pages that no other school has. */
const mixedBoarding: School = {
  kind: "boarding school for girls and boys, pages of its own",
  code: "SAGAR",
  name: "Sagar Point School",
  teaches: "girls and boys",
  onHome: "Sagar Point School",
  screens: {
    "name-and-address": identity("Sagar Point School", "By the sea", 2007, "sagarpoint.example"),
    brand: { ground: "#0f3b57", accent: "#c98b4a", signal: "#c0392b" },
    settings: { ...usual, pupils: "girls and boys", board: "the Coastal Board" },
    "school-year": { firstClass: "Class VI", from: "June", to: "April", terms: "three terms" },
    tours: {
      walks: [{ name: "The boat house", href: "/boat-house", ownPicture: "pool-noon-summer" }],
      views: [],
    },
  },
  pages: [
    {
      was: "Hostel / Boarding Life",
      fields: {
        title: "Boarding",
        lead: "Bells, boats, books, beds.",
        ownPicture: "dormitory-dawn",
      },
      body: ["At six, a swim for whoever likes.", "## Evenings", "Study until eight, then tea."],
    },
    {
      was: "Entry to the school",
      fields: { title: "Apply", address: "/apply", description: "How to apply to {school}." },
      body: ["Applicants come for a day in February."],
    },
    {
      was: "Timeline",
      fields: { lead: "From thirty pupils to many.", description: "From {founded} onward." },
      body: ["It began with a lamp, a bell and one boat."],
    },
    { was: "Phone Call Timings", fields: {} },
    ...["Boat House", "Observatory", "Our Houses", "Uniform"].map((title) => ({
      fields: {
        title,
        address: `/${title.toLowerCase().replace(" ", "-")}`,
        group: "Facilities",
        lead: "Girls and boys wrote this page.",
        description: `${title} at {school}.`,
      },
      body: ["Nobody is alone here.", "## More", "- Ask the office at {officePhone}."],
    })),
  ],
};

export const schools: readonly School[] = [girlsDay, boysHindi, mixedBoarding];
