/** Records for every page that lists some: two years with gaps, odd spellings, one record without a date. */
const eventOf = (_id: string, date: string, title: string, more: object = {}) => ({
  _id,
  date,
  title,
  category: "Events",
  ...more,
});

const events = [
  eventOf("quiz", "2026-03-14", "Inter-house quiz"),
  eventOf("term", "2026-03-01", "Second term begins", { category: "AcademicCalender" }),
  eventOf("talk", "", "Undated talk"),
  eventOf("final", "2026-11-28T10:00:00+05:30", "Inter-house CRICKET final", {
    venue: "Upper field",
    time: "10:00 AM",
    description: "The two unbeaten houses meet on the upper field.",
    images: ["pavilion"],
    attachments: ["programme.pdf"],
  }),
  eventOf("hindi", "2026-11-20", "वार्षिक खेल दिवस", { attachments: ["a.pdf", "b.pdf"] }),
  eventOf("old", "2025-11-02", "Cricket practice"),
  eventOf("older", "2023-01-05", "Founders' walk"),
];

const newsOf = (_id: string, fromDate: string, title: string, more: object = {}) => ({
  _id,
  fromDate,
  title,
  ...more,
});

const news = [
  newsOf("hall", "2026-03-05", "New HALL opened", {
    description: "The hall seats the whole school.",
    images: ["hall-1", "hall-2"],
    attachments: ["plan.pdf"],
  }),
  newsOf("results", "2026-12-01", "Results are out"),
  newsOf("library", "2025-03-09", "Library hall painted"),
  newsOf("undated", "", "Undated note"),
];

const albumOf = (_id: string, date: string, title: string, more: object = {}) => ({
  _id,
  date,
  title,
  category: "PhotoGallery",
  attachments: ["cover", "second"],
  ...more,
});

const albums = [
  albumOf("autumn", "2026-10-05", "Autumn term", { description: "Mist, books and football." }),
  albumOf("sports & more", "2026-03-05", "Annual SPORTS day", { attachments: [] }),
  albumOf("fest", "2026-09-09", "Festival", { category: "EventsSGSM" }),
  albumOf("older", "2024-03-05", "Sports of old"),
];

const topperOf = (name: string, division: string, more: object = {}) => ({
  _id: name,
  name,
  division,
  class: "X",
  sessionYear: "2025-2026",
  stream: "Science",
  ...more,
});

const toppers = [
  topperOf("Anand Sample", "9.5"),
  topperOf("Bharat Sample", "98.2", { stream: "Commerce", attachments: ["medal"] }),
  topperOf("Chetan Sample", "91%", { class: " x " }),
  topperOf("Dev Sample", "100", { sessionYear: "2023-24" }),
  topperOf("Esh Sample", "482/500", { sessionYear: "" }),
  topperOf("Farhan Sample", "88", { class: "XII" }),
  topperOf("Gopal Sample", "87", { class: "xii", sessionYear: "2024–2025" }),
];

const mealsOf = (date: string, more: object = {}) => ({
  date,
  breakfast: "Porridge",
  lunch: "Rice and dal",
  dinner: "Soup",
  ...more,
});

const weeklyMenu = [
  ...Array.from({ length: 30 }, (_, n) => mealsOf(`2026-11-${String(30 - n).padStart(2, "0")}`)),
  mealsOf("2024-03-05", { lunch: "" }),
  mealsOf("2024-03-04T00:00:00+05:30"),
  mealsOf("2024-08-01"),
  mealsOf("2026-02-02"),
];

export const listContent = {
  lists: {
    "/api/events/SGSM": events,
    "/api/events/All/SGSM": events,
    "/api/news/all/SGSM": news,
    "/api/news/SGSM": [newsOf("x", "2026-01-01", "Only home")],
    "/api/gallery/All/SGSM": albums,
    "/api/topper/SGSM": toppers,
    "/api/weeklyMenu/SGSM": weeklyMenu,
  },
  pictures: ["pavilion", "hall-1", "hall-2", "cover", "second", "medal"],
};

/** Nothing of the current year. */
export const lastYearContent = {
  lists: {
    "/api/events/SGSM": [eventOf("old", "2025-11-02", "Cricket practice")],
    "/api/news/all/SGSM": [
      newsOf("a", "2025-02-01", "Older"),
      newsOf("b", "2025-11-01", "Newer"),
      newsOf("c", "2024-11-01", "Two years ago"),
    ],
    "/api/gallery/All/SGSM": [
      albumOf("f", "2026-02-01", "Festival", { category: "EventsSGSM" }),
      albumOf("a", "2025-02-01", "Older", { attachments: [] }),
      albumOf("b", "2025-11-01", "Newer", { attachments: [] }),
    ],
  },
};

/** More than one page of 24. */
export const longContent = {
  lists: {
    "/api/events/SGSM": Array.from({ length: 50 }, (_, n) =>
      eventOf(`e${n}`, "2026-05-05", `Event ${n + 1}`),
    ),
  },
};
