import type { School } from "../school.ts";

type Issue = School["newsletters"]["kinds"][number]["issues"][number];

/** Uses neutral titles where the school gave none (R70). */
const issue = (id: string, title: string, img: string): Issue => ({
  id,
  link: `/documents/${id}.pdf`,
  img,
  title,
});

const months = [
  ["03", "March", "ridges-noon-spring"],
  ["04", "April", "quadrangle-dawn"],
  ["05", "May", "cricket-dusk"],
  ["06", "June", "forest-noon-summer"],
  ["07", "July", "monsoon-noon"],
  ["08", "August", "library-noon"],
  ["09", "September", "laboratory-noon"],
  ["10", "October", "forest-dusk-autumn"],
  ["11", "November", "ridges-dusk"],
  ["12", "December", "quadrangle-night-winter"],
] as const;

/** The five tabs of the E-Newsletter page. */
export const newsletters: School["newsletters"] = {
  kinds: [
    {
      key: "yearbook",
      name: "Manorite - YearBook",
      note: "The school's year between two covers.",
      issues: [issue("manorite-yearbook", "Manorite, the yearbook", "quadrangle-noon-summer")],
    },
    {
      key: "quarterly",
      name: "Manor Times - Quarterly Magazine",
      note: "Longer reading, quarter by quarter.",
      issues: [
        issue("manor-times-1", "Manor Times, first issue", "school-noon"),
        issue("manor-times-2", "Manor Times, second issue", "snow-dawn"),
      ],
    },
    {
      key: "monthly",
      name: "Manor Musings - Monthly Magazine",
      note: "Short reading, month by month.",
      issues: months.map(([number, month, picture]) =>
        issue(`manor-musings-2024-${number}`, `Manor Musings, ${month} 2024`, picture),
      ),
    },
    {
      key: "handbook",
      name: "Parents Handbook",
      note: "What parents may want to look up.",
      issues: [
        issue("parents-handbook-2024", "Parents Handbook 2024", "path-dawn"),
        issue("parents-handbook-2025", "Parents Handbook 2025", "dormitory-dawn"),
      ],
    },
    {
      key: "culture",
      name: "Culture",
      note: "On the cultural life of the school.",
      issues: [issue("culture", "Culture", "music-dusk")],
    },
  ],
};
