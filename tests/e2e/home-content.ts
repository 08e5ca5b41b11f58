import { readFileSync } from "node:fs";

/** Seven images of the sample albums. */
export const albumPictures =
  "snow-night forest-dawn monsoon-noon cricket-dusk quadrangle-dawn library-noon chapel-dusk"
    .split(" ")
    .map((name) => `SGSM/${name}`);

const albumTitles =
  "First snow, The deodar walk, Monsoon term, Early nets, Founders' morning, Reading week, Evensong";

const makeAlbums = (category: string) =>
  albumTitles.split(", ").map((title, index) => ({
    _id: `${category}-${index + 1}`,
    title,
    date: `2026-${String(11 - index).padStart(2, "0")}-12`,
    category,
    attachments: [albumPictures[index], "SGSM/ridges-dusk", "SGSM/school-noon"],
  }));

export const makeToppers = (of: string) =>
  ["Aarav", "Vihaan", "Kabir", "Arjun", "Reyansh", "Ishaan"].map((name, index) => ({
    _id: `${of}-${index}`,
    class: of,
    sessionYear: "2026-2027",
    name: `${name} Sample`,
    division: String(98.25 - index * 0.75),
    stream: ["Science", "Humanities", "Commerce"][index % 3],
  }));

type Records = readonly Record<"name" | "title" | "description" | "date", string>[];

/** The records that the stub CMS serves. All of them are invented. */
export const home: Record<
  "highlights" | "principal" | "news" | "events" | "calendar" | "allBirthdays" | "notices",
  Records
> = JSON.parse(readFileSync(new URL("home-content.json", import.meta.url), "utf8"));

const bornToday = home.allBirthdays.filter(({ date }) => date.endsWith("-11-20"));

/** The responses to every API call of the home page, without the notices of the pop-up. */
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
  "/api/topper/SGSM": [...makeToppers("XII"), ...makeToppers("X")],
  "/api/gallery/SGSM": [...makeAlbums("PhotoGallery"), ...makeAlbums("EventsSGSM")],
  "/api/birthdays/SGSM": bornToday,
  "/api/birthdays/all/SGSM": home.allBirthdays,
};

/** With the notices, whose pop-up would cover elements of other tests. */
export const noticeLists = { ...homeLists, "/api/notification/SGSM": home.notices };
