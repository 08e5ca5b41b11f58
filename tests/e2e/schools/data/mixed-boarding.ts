import type { InventedSchool } from "../school.ts";
import { emblem } from "./mixed-boarding-emblem.ts";
import { fortyPages, timeline } from "./mixed-boarding-pages.ts";

/** A boarding school for girls and boys on the coast, with forty pages of its own. */
export const mixedBoarding: InventedSchool = {
  slug: "mixed-boarding",
  what: "mixed boarding school, 40 pages of its own",
  code: "SAGAR",
  teaches: "girls and boys",
  isDaySchool: false,
  onHome: ["Sagar Point School", "Every tide", "/theme."],
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
    brand: { ground: "#0f3b57", accent: "#c98b4a", signal: "#c0392b", emblem: { svg: emblem } },
    settings: {
      pupils: "girls and boys",
      board: "the Coastal Board of Examinations",
      aadhaarMandatoryWord: false,
      birthdays: "with the first name alone",
    },
    links: {
      registration: "https://apply.sagarpoint.example/",
      feePayment: "https://pay.sagarpoint.example/",
      login: "https://family.sagarpoint.example/",
      milestone: "/timeline",
      social: [
        { name: "Instagram", href: "https://pictures.example/sagarpoint" },
        { name: "YouTube", href: "https://video.example/sagarpoint" },
      ],
      socialEmbed: "",
      mapPage: "https://maps.example/sagarpoint",
      mapEmbed: "",
    },
    admission: {
      feeAmount: "₹ 4,500",
      feeTerms: "set against the first bill",
      feePaidBy: "bank transfer",
      opening: {
        sentence: "Applications for the year 2027 for Class VI to XI are open until {day}.",
        until: "31/01/2027",
        staysPrinted: false,
        afterwards: "Applications for the year 2027 have closed.",
      },
      entranceTest: {
        sentence: "The day of tests and boats is {day}.",
        until: "21/02/2027",
        staysPrinted: false,
        afterwards: "The next day of tests and boats is announced in autumn.",
      },
      documents: "last two reports\nbirth certificate\na letter by the child",
    },
    "call-timings": {
      rows: [
        { classes: "Class VI, VII", time: "6:00 to 6:45 PM" },
        { classes: "Class VIII, IX", time: "6:45 to 7:30 PM" },
        { classes: "Class X, XI, XII", time: "8:00 to 8:45 PM" },
      ],
      note: "On Sundays calls are free from lunch until supper.",
    },
    "school-year": {
      firstClass: "Class VI",
      lastClass: "Class XII",
      from: "June",
      to: "April",
      terms: "three terms",
      midtermBreak: "November",
      fromClassIX: "Sciences\nHumanities",
      fromClassXI: "Sciences\nHumanities\nCommerce",
    },
    numbers: {
      students: 412,
      nationalities: 11,
      classRooms: 26,
      acres: 38,
      ratioOnHome: "1:10",
      ratioOfAdmissions: "1:10",
    },
    banner: {
      slides: [
        {
          firstLine: "Every tide",
          secondLine: "brings a question",
          ownPicture: "pool-noon-summer",
          caption: "Before the swimming gala",
        },
        {
          firstLine: "{students} girls and boys,",
          secondLine: "{nationalities} passports",
          ownPicture: "music-noon",
          caption: "Drums on a Saturday",
        },
      ],
    },
    tiles: {
      title: "Life by the sea",
      tiles: [
        { name: "Our houses", href: "/our-houses", ownPicture: "quadrangle-dusk" },
        { name: "The boat house", href: "/boat-house", ownPicture: "pool-noon-summer" },
        { name: "Boarding", href: "/hostel", ownPicture: "dormitory-dawn" },
        { name: "News and events", href: "/Events", ownPicture: "music-dusk" },
      ],
    },
    timeline: {
      milestones: [
        {
          year: 2007,
          title: "Thirty pupils in a lighthouse",
          caption: "The keeper's house is the first class room.",
          ownPicture: "path-dawn",
          pictureCaption: "The way up from the jetty",
        },
        {
          year: 2016,
          title: "Four winds",
          caption: "The houses get their names and their wings.",
          ownPicture: "dormitory-night",
          pictureCaption: "",
        },
      ],
    },
    song: {
      stanzas: [
        {
          name: "Refrain",
          isRefrain: true,
          lines: "Light the lamp and call the sea,\nWhat we learn shall set us free.",
        },
        {
          name: "Verse",
          isRefrain: false,
          lines: "Salt is in the morning air,\nBells are ringing, boats are there.",
        },
      ],
      note: "",
      credit: "Words and tune by the first thirty.",
    },
    newsletters: {
      kinds: [{ name: "The Lamp", key: "lamp", note: "Twice a term.", issues: [] }],
    },
    tours: {
      walks: [
        {
          name: "The lighthouse",
          href: "https://tours.example/lighthouse",
          ownPicture: "school-noon",
        },
        { name: "The boat house", href: "/boat-house", ownPicture: "pool-noon-summer" },
      ],
      views: [],
    },
  },
  written: {
    "About Us": {
      lead: "A boarding school for girls and boys by the sea, {classes}, since {founded}.",
      description: "About {school}, a boarding school for girls and boys by the sea.",
      body: [
        "In {founded} thirty pupils moved into a lighthouse keeper's house. Today there are {students}, of {nationalities} nationalities.",
        "## How we live",
        "- In four houses, named after winds.",
        "- With one teacher for ten pupils.",
        "The school is affiliated to {board}.",
      ],
    },
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
      description: "How to apply to {school}: the fee, the papers and the dates.",
      body: [
        "The fee for the form is {registrationFee}, {feeTerms}, paid by {feePaidBy}.",
        "## Streams",
        "From Class XI: {streamsFromXI}.",
      ],
    },
    Timeline: timeline,
  },
  confirmed: ["Phone Call Timings"],
  added: fortyPages,
};
