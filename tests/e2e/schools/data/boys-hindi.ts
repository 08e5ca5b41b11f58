import type { InventedSchool } from "../school.ts";

/** A boys' school whose name, menu and texts are Hindi. What it does not fill stays as "My school" left it. */
export const boysHindi: InventedSchool = {
  slug: "boys-hindi",
  what: "Hindi-speaking boys' school, name and texts in Devanagari",
  code: "NAVTARA",
  teaches: "boys",
  isDaySchool: false,
  onHome: ["नवतारा बाल विद्यालय", "पहले प्रश्न", "/theme."],
  begins: { name: "नवतारा बाल विद्यालय", email: "prabandhak@navtara.example" },
  screens: {
    "name-and-address": {
      name: "नवतारा बाल विद्यालय",
      tagline: "नदी किनारे लड़कों का आवासीय विद्यालय, 1961 से",
      founded: 1961,
      yearsOfService: "65",
      handedOver: "",
      address: "घाट मार्ग, नवतारा\nज़िला मानसर 777 003",
      officePhone: "+91 77777 30001",
      admissionsPhone: "+91 77777 30002",
      email: "karyalay@navtara.example",
      website: "www.navtara.example",
    },
    brand: { ground: "#1d3f2a", accent: "#d0912a", signal: "#a8322a" },
    settings: { board: "लोक शिक्षा मण्डल", aadhaarMandatoryWord: false, birthdays: "not at all" },
    banner: {
      slides: [{ firstLine: "पहले प्रश्न,", caption: "वाचनालय", ownPicture: "library-noon" }],
    },
    "school-year": { firstClass: "कक्षा 6", lastClass: "कक्षा 12", terms: "दो सत्र" },
    menu: { groups: [{ label: "परिचय" }, { label: "पढ़ाई" }, {}, {}, {}, { label: "सम्पर्क" }] },
  },
  written: {
    "About Us": {
      title: "हमारे बारे में",
      lead: "नदी किनारे लड़कों का विद्यालय, {founded} से।",
      description: "{school} का परिचय: पढ़ाई, छात्रावास और दिनचर्या।",
      body: ["विद्यालय {founded} में आरम्भ हुआ।", "## दिनचर्या", "- आठ बजे से कक्षाएँ"],
    },
    "Entry to the school": {
      address: "/pravesh",
      title: "प्रवेश",
      lead: "आवेदन से पहले दिन तक।",
      description: "{school} में प्रवेश: शुल्क, काग़ज़ और तिथियाँ।",
      body: ["आवेदन कार्यालय में लिया जाता है।", "## विषय", "कक्षा 11 से तीन विषय।"],
    },
  },
  confirmed: [],
  added: [],
};
