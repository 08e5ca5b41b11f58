import type { ServerResponse } from "node:http";

export const kinds = [
  "event",
  "news",
  "album",
  "highlight",
  "notice",
  "letter",
  "topper",
  "birthday",
] as const;
type Kind = (typeof kinds)[number];

/** Something that the office published. Its mark stands in its texts, and in no other text at all. */
type Piece = { kind: Kind; id: string; mark: string; day: string; photos: string[] };

/** The marks, and the photographs' names, that stand in a text; not what looks like one within a digest. */
export const marksIn = (text: string): Set<string> =>
  new Set(text.match(/\bZq\d+x\b|photo-\d+\.jpg/g) ?? []);

const MOST_OF_A_KIND = 6;
const DAY = 86_400_000;

/** The school office, and what its content host would answer. */
export type Office = {
  publish: (kind: Kind, day: string) => void;
  /** Takes one of the pieces down, if there is any. */
  takeDown: (pick: number) => void;
  /** The records of each list on this day, by the list's path. */
  listsOn: (day: string) => Map<string, object[]>;
  /** All marks and photographs that may be seen. */
  live: () => Set<string>;
  pages: () => string[];
  answerAlbum: (id: string, response: ServerResponse) => void;
  hasPhoto: (name: string) => boolean;
};

export function openOffice(): Office {
  let count = 0;
  let pieces: Piece[] = [];
  const of = (kind: Kind) => pieces.filter((piece) => piece.kind === kind);

  function publish(kind: Kind, day: string): void {
    count += 1;
    const photos = kind === "album" ? [`photo-${count}.jpg`, `photo-${count}0000.jpg`] : [];
    pieces.push({ kind, id: `id-${count}`, mark: `Zq${count}x`, day, photos });
    const most = kind === "letter" ? 1 : MOST_OF_A_KIND;
    const [oldest] = of(kind);
    if (of(kind).length > most) pieces = pieces.filter((piece) => piece !== oldest);
  }

  const recordsOf = (kind: Kind) => of(kind).map(recordOf);

  return {
    publish,
    takeDown: (pick) => {
      pieces = pieces.filter((_, index) => index !== pick % pieces.length);
    },
    listsOn: (day) =>
      new Map<string, object[]>([
        ["/api/events/All/SGSM", recordsOf("event")],
        ["/api/events/SGSM", recordsOf("event")],
        ["/api/news/SGSM", recordsOf("news")],
        ["/api/news/all/SGSM", recordsOf("news")],
        ["/api/gallery/SGSM", recordsOf("album")],
        ["/api/gallery/All/SGSM", recordsOf("album")],
        ["/api/topper/SGSM", recordsOf("topper")],
        ["/api/onlineRegistration/SGSM", [{ title: "Registration" }]],
        ["/api/highlight/SGSM", recordsOf("highlight")],
        ["/api/PrincipalMessage/SGSM", recordsOf("letter")],
        [
          "/api/birthdays/SGSM",
          of("birthday")
            .filter((one) => isOn(one, day))
            .map(recordOf),
        ],
        ["/api/birthdays/all/SGSM", recordsOf("birthday")],
        ["/api/notification/SGSM", recordsOf("notice")],
        ["/api/weeklyMenu/SGSM", menusAround(day)],
      ]),
    live: () => new Set(pieces.flatMap(({ mark, photos }) => [mark, ...photos])),
    pages: () =>
      pieces.flatMap(({ kind, id }) => {
        if (kind === "event") return [`/Events/${id}`];
        if (kind === "news") return [`/News/${id}`];
        return kind === "album" ? [`/SubGallery?id=${id}`] : [];
      }),
    answerAlbum: (id, response) => {
      const piece = of("album").find((one) => one.id === id);
      if (!piece) return void response.writeHead(404).end();
      response.setHeader("content-type", "application/json").end(JSON.stringify(recordOf(piece)));
    },
    hasPhoto: (name) => pieces.some(({ photos }) => photos.includes(name)),
  };
}

/** Born on this day of the year; whoever was born on 29 February has no birthday in other years. */
const isOn = ({ day }: Piece, today: string): boolean => day.slice(5) === today.slice(5);

function recordOf({ kind, id, mark, day, photos }: Piece): object {
  const title = `Word ${mark}`;
  const description = `About ${mark}`;
  const plain = { _id: id, title, description, date: day, images: [], attachments: photos };
  switch (kind) {
    case "event":
      return { ...plain, venue: "Upper field", time: "10:00 AM", category: "Events" };
    case "news":
      return { ...plain, fromDate: day };
    case "album":
      return { ...plain, category: "PhotoGallery" };
    case "highlight":
      return { _id: id, description: title, attachments: [], url: "" };
    case "notice":
      return { _id: id, title, description, image: [], attachments: [], url: "" };
    case "letter":
      return { ...plain, category: "Principal", name: "A Principal", message: `<p>${title}</p>` };
    case "topper":
      return {
        ...plain,
        name: title,
        class: "XII",
        sessionYear: sessionOf(day),
        division: "97.2",
        stream: "Science",
      };
    case "birthday":
      // A leap year, so that it has every day.
      return { ...plain, name: title, class: "VII B", date: `2012${day.slice(4)}` };
  }
}

/** The school year that is shown on that day, as the specification counts it. */
function sessionOf(day: string): string {
  const year = Number(day.slice(0, 4));
  return `${year}-${year + 1}`;
}

/** As far ahead as the longest time that the host is away. */
const menusAround = (day: string): object[] =>
  Array.from({ length: 9 }, (_, step) => {
    const date = new Date(Date.parse(day) + (step - 1) * DAY).toISOString().slice(0, 10);
    return { date, breakfast: `Porridge of ${date}`, lunch: "Rice", dinner: "Stew" };
  });
