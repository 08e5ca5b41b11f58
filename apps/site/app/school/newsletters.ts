import { schoolCode } from "./school-code.ts";

/** One issue. Titles are neutral where the school gave none (R70). */
type NewsletterItem = { id: string; link: string; img: string; title: string };
export type NewsletterCategory = {
  /** In the address: /newsletter?tab=monthly */
  key: string;
  name: string;
  note: string;
  items: readonly NewsletterItem[];
};

function issue(id: string, title: string, picture: string): NewsletterItem {
  return {
    id,
    link: `/documents/${id}.pdf`,
    img: `/api/image/${schoolCode}/${picture}`,
    title,
  };
}

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

/** The five tabs of the E-Newsletter page, the first one open at the start. */
export const newsletters: readonly [NewsletterCategory, ...NewsletterCategory[]] = [
  {
    key: "yearbook",
    name: "Manorite - YearBook",
    note: "The school's year between two covers.",
    items: [issue("manorite-yearbook", "Manorite, the yearbook", "quadrangle-noon-summer")],
  },
  {
    key: "quarterly",
    name: "Manor Times - Quarterly Magazine",
    note: "Longer reading, quarter by quarter.",
    items: [
      issue("manor-times-1", "Manor Times, first issue", "school-noon"),
      issue("manor-times-2", "Manor Times, second issue", "snow-dawn"),
    ],
  },
  {
    key: "monthly",
    name: "Manor Musings - Monthly Magazine",
    note: "Short reading, month by month.",
    items: months.map(([number, month, picture]) =>
      issue(`manor-musings-2024-${number}`, `Manor Musings, ${month} 2024`, picture),
    ),
  },
  {
    key: "handbook",
    name: "Parents Handbook",
    note: "What parents may want to look up.",
    items: [
      issue("parents-handbook-2024", "Parents Handbook 2024", "path-dawn"),
      issue("parents-handbook-2025", "Parents Handbook 2025", "dormitory-dawn"),
    ],
  },
  {
    key: "culture",
    name: "Culture",
    note: "On the cultural life of the school.",
    items: [issue("culture", "Culture", "music-dusk")],
  },
];
