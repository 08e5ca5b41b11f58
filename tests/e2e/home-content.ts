import { readFileSync } from "node:fs";

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

type Records = readonly Record<"name" | "title" | "description" | "date", string>[];

/** What was sent, so that a test can say what it expects. All of it is made up. */
export const home: Record<
  "highlights" | "principal" | "news" | "events" | "calendar" | "allBirthdays" | "notices",
  Records
> = JSON.parse(readFileSync(new URL("home-content.json", import.meta.url), "utf8"));

const bornToday = home.allBirthdays.filter(({ date }) => date.endsWith("-11-20"));

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
