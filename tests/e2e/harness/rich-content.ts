import type { Content } from "./content.ts";
import { sampleSchool } from "./sample-school.ts";

/** Sample records for every page, around `ORDINARY_DAY`. */

const pad = (number: number) => String(number).padStart(2, "0");
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const text = "A sample text that is long enough to need a second line on a card of ordinary width.";

const events = range(14).map((n) => ({
  _id: `event-${n}`,
  title: n === 3 ? "वार्षिक खेल दिवस" : `Sample event ${n + 1} of the autumn term`,
  venue: "Upper field",
  date: `2026-11-${pad(n * 2 + 1)}`,
  time: "10:00 AM",
  description: text,
  images: n % 3 === 0 ? [] : ["pavilion"],
  attachments: n % 4 === 0 ? ["programme.pdf", "map.pdf"] : [],
  category: n % 5 === 4 ? "AcademicCalender" : "Events",
}));

const news = range(13).map((n) => ({
  _id: `news-${n}`,
  title: `Sample news ${n + 1}: the hall has a new floor`,
  fromDate: `2026-10-${pad(n * 2 + 1)}`,
  description: text,
  images: n % 2 ? ["pavilion", "hall"] : [],
  attachments: n % 4 === 0 ? ["plan.pdf"] : [],
}));

const albums = range(14).map((n) => ({
  _id: `album-${n}`,
  title: `Sample album ${n + 1}`,
  description: text,
  date: `2026-${pad((n % 10) + 1)}-12`,
  category: n % 3 === 2 ? "EventsSGSM" : "PhotoGallery",
  attachments: ["pavilion", "hall", "pavilion", "hall"],
}));

const toppers = range(12).map((n) => ({
  _id: `topper-${n}`,
  name: n === 5 ? "रवि नमूना" : `Sample Boy ${n + 1}`,
  class: n % 2 ? "X" : "XII",
  sessionYear: "2025-2026",
  division: (98.6 - n * 0.7).toFixed(1),
  stream: n % 2 ? "" : "Science",
  attachments: [],
}));

const principalMessages = range(2).map((n) => ({
  _id: `message-${n}`,
  category: "Principal",
  name: "Sample Principal",
  message: range(5)
    .map(() => `<p>${text} ${text}</p>`)
    .join(""),
  attachments: [],
}));

const birthdays = range(5).map((n) => ({
  _id: `birthday-${n}`,
  name: `Sample Boy ${n + 1}`,
  class: "VII B",
  date: `2013-11-${pad(18 + n)}`,
  attachments: [],
}));

const highlights = range(3).map((n) => ({
  _id: `highlight-${n}`,
  description: `Sample announcement ${n + 1}: the office opens at nine`,
  attachments: n === 1 ? ["plan.pdf"] : [],
  url: n === 2 ? "https://example.org/more" : "",
}));

const notifications = range(2).map((n) => ({
  _id: `notice-${n}`,
  title: `Sample notice ${n + 1}`,
  description: text,
  image: n === 0 ? ["hall"] : [],
  attachments: [],
  url: "https://example.org/notice",
}));

const weeklyMenu = range(30).map((n) => ({
  date: `2026-11-${pad(n + 1)}`,
  breakfast: "Porridge, boiled egg, toast, milk",
  lunch: "Rajma, rice, salad, curd",
  dinner: n % 6 === 0 ? "" : "Vegetable stew, chapati, custard",
}));

const voices = ["pupil", "parent", "staff"].map((kind, n) => ({
  _id: `voice-${n}`,
  name: `Sample Voice ${n + 1}`,
  kind,
  about: n === 0 ? "Class XI" : "",
  sentence: `Sample sentence ${n + 1}. ${text}`,
  attachments: n === 1 ? ["hall"] : [],
}));

const toFee = (range: string) => ({
  ...{ classes: `Class ${range}`, head: "Sample fee", due: "monthly", amount: 100_000 },
});

/** Staff, fees, a certificate, a film and a source, which are part of the school settings. */
const settings = {
  film: { av1: "", h264: "film.mp4" },
  numbers: {
    ...sampleSchool.numbers,
    sources: { ...sampleSchool.numbers.sources, students: { text: "Sample source", year: 2026 } },
  },
  staff: {
    list: ["principal", "pgt", "prt"].map((role, n) => ({
      ...{ id: `staff-${n}`, name: `Sample Teacher ${n + 1}`, role, photo: "" },
      ...{
        qualification: "Sample qualification",
        subjects: "Sample subject",
        joined: "2019-04-01",
      },
    })),
  },
  fees: {
    sessions: [
      { name: "2026-2027", from: "2026-02-01", fees: ["IV to VIII", "IX to XII"].map(toFee) },
    ],
  },
  complianceDocuments: {
    list: [
      {
        ...{
          id: "certificate",
          kind: "fireSafety",
          title: "Sample certificate",
          isSelfAttested: true,
        },
        ...{ file: "/api/image/plan.pdf", issued: "2026-01-05", validUntil: "2027-01-04" },
      },
    ],
  },
};

export const richLists: Record<string, unknown> = {
  "/api/events/SGSM": events,
  "/api/events/All/SGSM": events,
  "/api/news/SGSM": news,
  "/api/news/all/SGSM": news,
  "/api/gallery/SGSM": albums,
  "/api/gallery/All/SGSM": albums,
  "/api/subGallery?id=album-1": albums[1],
  "/api/subGallery?id=album-2": albums[2],
  "/api/topper/SGSM": toppers,
  "/api/onlineRegistration/SGSM": [{ title: "Online Registration" }],
  "/api/highlight/SGSM": highlights,
  "/api/PrincipalMessage/SGSM": principalMessages,
  "/api/birthdays/SGSM": birthdays.slice(2, 3),
  "/api/birthdays/all/SGSM": birthdays,
  "/api/notification/SGSM": notifications,
  "/api/weeklyMenu/SGSM": weeklyMenu,
  "/api/voice/SGSM": voices,
  "/api/site/SGSM": { ...sampleSchool, ...settings },
};

export const richPictures = ["pavilion", "hall"];

/** All of it, with the page of examples. */
export const richContent: Content = {
  lists: richLists,
  pictures: richPictures,
  env: { SITE_EXAMPLES: "on" },
};

/** Pages of single records of the lists above. */
export const richRecords = [
  "/SubGallery?id=album-1",
  "/subFest?id=album-2",
  "/Events/event-1",
  "/News/news-1",
  "/search?q=sample",
];
