import type { InventedSchool } from "../school.ts";

const emblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" width="500" height="600">
<path d="M50 6l40 20v44q0 26-40 44Q10 96 10 70V26Z" fill="#1d3f2a"/><circle cx="50" cy="46" r="15" fill="#e2a32b"/>
<path d="M22 84h56M28 94h44" stroke="#f4ead2" stroke-width="5"/></svg>`;

/** A boys' school whose name and texts are Hindi. */
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
    brand: { ground: "#1d3f2a", accent: "#d0912a", signal: "#a8322a", emblem: { svg: emblem } },
    settings: { board: "लोक शिक्षा मण्डल", aadhaarMandatoryWord: false, birthdays: "not at all" },
    links: {
      registration: "https://pravesh.navtara.example/",
      feePayment: "https://shulk.navtara.example/",
      login: "",
      milestone: "/timeline",
      social: [{ name: "यूट्यूब", href: "https://video.example/navtara" }],
      socialEmbed: "",
      mapPage: "https://maps.example/navtara",
      mapEmbed: "",
    },
    admission: {
      feeAmount: "₹ 300",
      feeTerms: "वापस नहीं होता",
      feePaidBy: "यूपीआई\nनकद",
      opening: {
        sentence: "सत्र 2027 के लिए प्रवेश {day} तक खुला है।",
        until: "20/02/2027",
        staysPrinted: false,
        afterwards: "सत्र 2027 के लिए प्रवेश पूरा हो गया है।",
      },
      entranceTest: {
        sentence: "प्रवेश परीक्षा {day} को होगी।",
        until: "07/03/2027",
        staysPrinted: false,
        afterwards: "अगली परीक्षा की तिथि यहाँ बताई जाएगी।",
      },
      documents: "जन्म प्रमाण पत्र\nपिछली कक्षा का परिणाम\nदो चित्र",
    },
    "call-timings": {
      rows: [
        { classes: "कक्षा 6 से 8", time: "5:00 to 5:45 PM" },
        { classes: "कक्षा 9 से 12", time: "6:00 to 6:45 PM" },
      ],
      note: "रविवार को दोपहर से संध्या तक।",
    },
    "school-year": {
      firstClass: "कक्षा 6",
      lastClass: "कक्षा 12",
      from: "अप्रैल",
      to: "मार्च",
      terms: "दो सत्र",
      midtermBreak: "अक्टूबर",
      fromClassIX: "विज्ञान\nकला",
      fromClassXI: "विज्ञान\nकला\nवाणिज्य",
    },
    numbers: {
      students: 540,
      nationalities: 0,
      classRooms: 24,
      acres: 17,
      ratioOnHome: "1:18",
      ratioOfAdmissions: "1:18",
    },
    banner: {
      slides: [
        {
          firstLine: "पहले प्रश्न,",
          secondLine: "फिर उत्तर",
          ownPicture: "library-noon",
          caption: "वाचनालय में दोपहर",
        },
        {
          firstLine: "{founded} से",
          secondLine: "नदी के साथ-साथ",
          ownPicture: "school-noon",
          caption: "विद्यालय का मुख्य भवन",
        },
      ],
    },
    tiles: {
      title: "हमारा विद्यालय",
      tiles: [
        { name: "प्रवेश", href: "/pravesh", ownPicture: "quadrangle-dawn" },
        { name: "समाचार", href: "/News", ownPicture: "cricket-dusk" },
        { name: "छात्रावास", href: "/hostel", ownPicture: "dormitory-dawn" },
      ],
    },
    timeline: {
      milestones: [
        {
          year: 1961,
          title: "नौ बालक, एक बरगद",
          caption: "पहली कक्षा बरगद के नीचे लगी।",
          ownPicture: "path-dawn",
          pictureCaption: "घाट की ओर जाता रास्ता",
        },
        {
          year: 1989,
          title: "प्रयोगशाला",
          caption: "विज्ञान के लिए अलग भवन बना।",
          ownPicture: "laboratory-noon",
          pictureCaption: "",
        },
      ],
    },
    song: {
      stanzas: [
        {
          name: "टेक",
          isRefrain: true,
          lines: "नव तारा बन जलते जाएँ,\nपथ अपना हम स्वयं बनाएँ।",
        },
      ],
      note: "",
      credit: "शब्द: कक्षा 12, सन् 1975।",
    },
    newsletters: {
      kinds: [{ name: "तारा पत्रिका", key: "tara", note: "वर्ष में दो बार।", issues: [] }],
    },
    menu: {
      groups: [
        { label: "परिचय" },
        { label: "पढ़ाई" },
        { label: "प्रवेश" },
        { label: "सुविधाएँ" },
        { label: "चित्र" },
        { label: "सम्पर्क" },
      ],
      quickLinks: [
        { label: "", href: "/about" },
        { label: "", href: "/pravesh" },
        { label: "सम्पर्क", href: "/contact" },
      ],
    },
  },
  written: {
    "About Us": {
      title: "हमारे बारे में",
      lead: "नदी किनारे लड़कों का विद्यालय, {founded} से।",
      description: "{school} का परिचय: पढ़ाई, छात्रावास और दिनचर्या।",
      body: [
        "विद्यालय {founded} में एक बरगद के नीचे नौ बालकों से आरम्भ हुआ। आज यहाँ {students} विद्यार्थी पढ़ते हैं।",
        "## दिनचर्या",
        "- प्रातः पाँच बजे उठना",
        "- आठ बजे से कक्षाएँ",
        "- संध्या को खेल और स्वाध्याय",
        "विद्यालय {board} से सम्बद्ध है।",
      ],
    },
    "Hostel / Boarding Life": {
      title: "छात्रावास",
      lead: "साथ रहना, साथ सीखना।",
      description: "{school} का छात्रावास।",
      body: ["हर कमरे में चार विद्यार्थी रहते हैं।", "## भोजन", "भोजन सादा और ताज़ा होता है।"],
    },
    "Entry to the school": {
      address: "/pravesh",
      title: "प्रवेश",
      lead: "आवेदन से पहले दिन तक।",
      description: "{school} में प्रवेश: शुल्क, काग़ज़ और तिथियाँ।",
      body: ["आवेदन शुल्क {registrationFee} है।", "## विषय", "कक्षा 11 से: {streamsFromXI}।"],
    },
    Timeline: {
      title: "समय-रेखा",
      lead: "बरगद से प्रयोगशाला तक।",
      description: "{school} का इतिहास, {founded} से आज तक।",
      body: ["{founded} में पहली कक्षा बरगद के नीचे लगी।", "## आज", "आज {students} विद्यार्थी यहाँ पढ़ते हैं।"],
    },
  },
  confirmed: [],
  added: [],
};
