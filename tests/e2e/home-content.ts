const names = [
  "Aarav Sample",
  "Vihaan Sample",
  "Kabir Sample",
  "Arjun Sample",
  "Reyansh Sample",
  "Ishaan Sample",
];

/** Seven pictures of the sample albums. */
export const albumPictures = [
  "SGSM/snow-night",
  "SGSM/forest-dawn",
  "SGSM/monsoon-noon",
  "SGSM/cricket-dusk",
  "SGSM/quadrangle-dawn",
  "SGSM/library-noon",
  "SGSM/chapel-dusk",
];

const albumTitles = [
  "First snow",
  "The deodar walk",
  "Monsoon term",
  "Early nets",
  "Founders' morning",
  "Reading week",
  "Evensong",
];

const album = (index: number, category: string) => ({
  _id: `${category}-${index + 1}`,
  title: albumTitles[index],
  description: "",
  date: `2026-${String(11 - index).padStart(2, "0")}-12`,
  category,
  attachments: [albumPictures[index], "SGSM/ridges-dusk", "SGSM/school-noon"],
});

const topper = (index: number, of: string, sessionYear = "2026-2027") => ({
  _id: `${of}-${sessionYear}-${index}`,
  class: of,
  sessionYear,
  name: names[index],
  division: String(98.25 - index * 0.75),
  stream: ["Science", "Humanities", "Commerce"][index % 3],
  attachments: [],
});

/** What was sent, so that a test can say what it expects. All of it is made up. */
export const home = {
  highlights: [
    {
      _id: "h1",
      description: "Admissions open for the year 2025 for Class IV to IX.",
      attachments: [],
      url: "https://example.org/admissions",
    },
    {
      _id: "h2",
      description: "The school office is closed on Sunday.",
      attachments: ["notice.pdf"],
      url: "",
    },
    { _id: "h3", description: "Winter uniform from Monday.", attachments: [], url: "" },
  ],
  principal: [
    {
      _id: "p1",
      category: "Principal",
      name: "The Principal",
      message:
        "<p>A boy who learns to live with seven hundred others has learned something that <b>no examination</b> can set.</p><p>Second paragraph: honest work, good manners and a willing hand. The rest follows in its own time, on the playing field as often as in the classroom.</p><p>Third paragraph: write often, visit when you can, and trust the quiet weeks. They are the ones in which a boy grows.</p><p>Fourth paragraph.</p><script>alert(1)</script>",
      attachments: [],
    },
    { _id: "p2", category: "Bursar", name: "The Bursar", message: "<p>Not here.</p>" },
  ],
  news: [1, 2, 3].map((n) => ({
    _id: `n${n}`,
    title: `News item ${n} from the library`,
    fromDate: `2026-11-0${n * 2}`,
    description: "The reading room keeps longer hours until the end of the final examinations.",
    images: n === 1 ? ["SGSM/library-noon"] : [],
    attachments: [],
  })),
  events: [1, 2, 3].map((n) => ({
    _id: `e${n}`,
    title: `Inter-house match ${n}`,
    date: `2026-11-1${n * 2}`,
    venue: "Upper field",
    time: "10:00 AM",
    description: "Two houses meet on the upper field. Parents staying in town are welcome.",
    images: ["SGSM/cricket-dusk"],
    attachments: n === 1 ? ["draw.pdf"] : [],
    category: "Events",
  })),
  calendar: [
    ["c1", "2026-11-04", "Half-term reports go to parents", ""],
    ["c2", "2026-11-09", "Class X practical work begins", "Science block"],
    ["c3", "2026-11-14", "Children's Day programme", "Auditorium"],
    ["c4", "2026-11-20", "Inter-house quiz, final round", "Auditorium"],
    ["c5", "2026-11-23", "Final examinations begin", ""],
    ["c6", "2026-12-05", "Boys go home", ""],
    ["c7", "2025-11-07", "Last year's sports day", ""],
    ["c8", "2027-01-15", "Office opens again", ""],
  ].map(([_id, date, title, venue]) => ({
    _id,
    date,
    title,
    venue,
    time: "",
    description: "",
    images: [],
    attachments: [],
    category: "AcademicCalender",
  })),
  menu: [
    {
      date: "2026-11-20",
      breakfast: "Poha and fruit",
      lunch: "Rajma, rice and salad",
      dinner: "Roti, mixed vegetables, kheer",
    },
    { date: "2026-11-21", breakfast: "Porridge", lunch: "", dinner: "Khichdi" },
  ],
  toppers: [
    ...names.map((_, index) => topper(index, "XII")),
    ...names.map((_, index) => topper(index, "x")),
    topper(0, "XII", "2025-2026"),
  ],
  albums: [
    ...albumTitles.map((_, index) => album(index, "PhotoGallery")),
    ...albumTitles.map((_, index) => album(index, "EventsSGSM")),
  ],
  birthdays: [
    ["b1", "Dev Sample", "VII", "2014-11-20"],
    ["b2", "Nikhil Sample", "X", "2011-11-20"],
    ["b3", "Rohan Sample", "V", "2016-11-20"],
  ].map(([_id, name, of, date]) => ({ _id, name, class: `Class ${of}`, date, attachments: [] })),
  allBirthdays: [
    ["b4", "Aditya Sample", "IX", "2012-11-03"],
    ["b5", "Pema Sample", "VI", "2015-11-08"],
    ["b1", "Dev Sample", "VII", "2014-11-20"],
    ["b2", "Nikhil Sample", "X", "2011-11-20"],
    ["b3", "Rohan Sample", "V", "2016-11-20"],
    ["b6", "Manav Sample", "IV", "2017-11-24"],
    ["b7", "Yash Sample", "VIII", "2013-11-29"],
    ["b8", "Leap Sample", "VIII", "2012-02-29"],
    ["b9", "December Sample", "XI", "2010-12-01"],
  ].map(([_id, name, of, date]) => ({ _id, name, class: `Class ${of}`, date, attachments: [] })),
  notices: [
    {
      _id: "t1",
      title: "Winter break",
      description: "The school closes on 5 December. Travel plans reach the office by Friday.",
      image: ["SGSM/snow-night"],
      attachments: ["travel.pdf"],
      url: "https://example.org/travel",
    },
    {
      _id: "t2",
      title: "Uniform list",
      description: "The list for the new session is in the office.",
      image: [],
      attachments: [],
      url: "",
    },
  ],
};

/** What the content host says to every call that the home page asks, the pop-up's notices left out. */
export const homeLists: Record<string, unknown> = {
  "/api/onlineRegistration/SGSM": [{ title: "Online Registration" }],
  "/api/highlight/SGSM": home.highlights,
  "/api/PrincipalMessage/SGSM": home.principal,
  "/api/news/SGSM": home.news,
  "/api/events/SGSM": [...home.events, ...home.calendar],
  "/api/events/All/SGSM": [...home.events, ...home.calendar],
  "/api/weeklyMenu/SGSM": home.menu,
  "/api/topper/SGSM": home.toppers,
  "/api/gallery/SGSM": home.albums,
  "/api/birthdays/SGSM": home.birthdays,
  "/api/birthdays/all/SGSM": home.allBirthdays,
};

/** The pop-up's notices, apart: an open panel would stand in the way of other tests. */
export const noticeLists = { ...homeLists, "/api/notification/SGSM": home.notices };
