/** Seven pictures of the sample albums. */
export const albumPictures =
  "snow-night forest-dawn monsoon-noon cricket-dusk quadrangle-dawn library-noon chapel-dusk"
    .split(" ")
    .map((name) => `SGSM/${name}`);

const albumTitles =
  "First snow, The deodar walk, Monsoon term, Early nets, Founders' morning, Reading week, Evensong";

const albumsOf = (category: string) =>
  albumTitles.split(", ").map((title, index) => ({
    _id: `${category}-${index + 1}`,
    title,
    date: `2026-${String(11 - index).padStart(2, "0")}-12`,
    category,
    attachments: [albumPictures[index], "SGSM/ridges-dusk", "SGSM/school-noon"],
  }));

export const toppersOf = (of: string) =>
  ["Aarav", "Vihaan", "Kabir", "Arjun", "Reyansh", "Ishaan"].map((name, index) => ({
    _id: `${of}-${index}`,
    class: of,
    sessionYear: "2026-2027",
    name: `${name} Sample`,
    division: String(98.25 - index * 0.75),
    stream: ["Science", "Humanities", "Commerce"][index % 3],
  }));

const pupil = (_id: string, name: string, date: string, attachments: string[] = []) => ({
  _id,
  name,
  class: "Class VII",
  date,
  attachments,
});

const bornToday = [
  pupil("b1", "Dev Sample", "2014-11-20", ["SGSM/forest-dawn"]),
  pupil("b2", "Nikhil Sample", "2011-11-20"),
  pupil("b3", "Rohan Sample", "2016-11-20"),
];

/** What was sent, so that a test can say what it expects. All of it is made up. */
export const home = {
  highlights: [
    {
      description: "Admissions open for the year 2025 for Class IV to IX.",
      url: "https://example.org/admissions",
    },
    { description: "The office is closed on Sunday.", attachments: ["notice.pdf"] },
    { description: "Winter uniform from Monday." },
  ],
  principal: [
    {
      category: "Principal",
      name: "The Principal",
      message:
        "<p>A boy who learns to live with seven hundred others has learned something that <b>no examination</b> can set.</p><p>Second paragraph: honest work, good manners and a willing hand. The rest follows in its own time, on the playing field as often as in the classroom.</p><p>Third paragraph: write often, visit when you can, and trust the quiet weeks. They are the ones in which a boy grows.</p>",
    },
  ],
  news: [1, 2, 3].map((n) => ({
    _id: `n${n}`,
    title: `News item ${n} from the library`,
    fromDate: `2026-11-0${n * 2}`,
    description: "The reading room keeps longer hours until the end of the final examinations.",
    images: n === 1 ? ["SGSM/library-noon"] : [],
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
    ["2026-11-04", "Half-term reports go to parents"],
    ["2026-11-20", "Inter-house quiz, final round", "Auditorium"],
    ["2026-11-23", "Final examinations begin"],
    ["2026-12-05", "Boys go home"],
    ["2027-01-15", "Office opens again"],
  ].map(([date, title, venue]) => ({ date, title, venue, category: "AcademicCalender" })),
  allBirthdays: [
    pupil("b4", "आदित्य Sample", "2012-11-03"),
    pupil("b5", "Pema Sample", "2015-11-08"),
    ...bornToday,
    pupil("b8", "Leap Sample", "2012-02-29"),
    pupil("b9", "December Sample", "2010-12-01"),
  ],
  notices: [
    {
      _id: "t1",
      title: "Winter break",
      description: "The school closes on 5 December. Travel plans reach the office by Friday.",
      image: ["SGSM/snow-night"],
      attachments: ["travel.pdf"],
      url: "https://example.org/travel",
    },
    { _id: "t2", title: "Uniform list", description: "The list for the new session." },
  ],
};

/** What the CMS says to every call that the home page asks, the pop-up's notices left out. */
export const homeLists: Record<string, unknown> = {
  "/api/onlineRegistration/SGSM": [{ title: "Online Registration" }],
  "/api/highlight/SGSM": home.highlights,
  "/api/PrincipalMessage/SGSM": home.principal,
  "/api/news/SGSM": home.news,
  "/api/events/SGSM": [...home.events, ...home.calendar],
  "/api/events/All/SGSM": [...home.events, ...home.calendar],
  "/api/weeklyMenu/SGSM": [
    { date: "2026-11-20", breakfast: "Poha and fruit", lunch: "Rajma, rice and salad" },
  ],
  "/api/topper/SGSM": [...toppersOf("XII"), ...toppersOf("X")],
  "/api/gallery/SGSM": [...albumsOf("PhotoGallery"), ...albumsOf("EventsSGSM")],
  "/api/birthdays/SGSM": bornToday,
  "/api/birthdays/all/SGSM": home.allBirthdays,
};

/** The pop-up's notices, apart: an open panel would stand in the way of other tests. */
export const noticeLists = { ...homeLists, "/api/notification/SGSM": home.notices };
