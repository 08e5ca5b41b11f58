import type { Found } from "./crawl.ts";
import type { InventedSchool } from "./school.ts";

/**
 * What only the sample school is, has and says. Written out here: the code that is judged is no witness. Whoever
 * changes the sample changes this list.
 */
const identity = [
  /\bSGC\b/i,
  /SGSM/i,
  /Ridge Road|Hill Station|Sample District|000 000/,
  /00000 0000[12]\b/,
  /\b1853\b|\b172\+|\b1893\b|\b1894\b/,
  /example\.org/,
  /brotherhood/i,
  /Manorite|Manor Times|Manor Musings/,
  /A residential school for boys in the hills/i,
  /\bSample\b/i,
];

const facts = [
  /\b400\b acres|\b700\b students|\b7 nationalities|\b1:30\b|\b1:12\b/i,
  /Rs\. 10,000|October 2024|year 2025/,
  /national school-certificate board/i,
  /Class IV\b/,
  /9:35|3:00 to 3:45/,
];

const place = [
  /\bhills?\b|\bridges?\b|deodar|\bsnows?\b/i,
  /chapel|swimming pool|auditorium/i,
  /non-denominational|merit only/i,
];

const song = [/the hills are round us|from the valley floor|the roads have led us wide/i];

/** Words for those whom the school does not teach. */
const notOf = {
  boys: [],
  girls: [/\bboys?\b|\bsons?\b|\b(?:he|his|him|himself)\b|\b(?:man|men)\b/i],
  "girls and boys": [
    /\bsons?\b|\b(?:he|his|him|himself)\b|\b(?:man|men)\b|(?<!girls and )\bboys\b|\bboy\b/i,
  ],
};

/** What a school where nobody lives has not. */
const boarding = [/boarding|boarder|dormitor|residential|hostel/i];

export type Leftover = { path: string; said: string };

/** Every place of the site where a word of the sample still stands, with the words around it. */
export function findLeftovers(school: InventedSchool, found: readonly Found[]): Leftover[] {
  const { teaches, isDaySchool, allowed = [] } = school;
  const looked = [
    ...[...identity, ...facts, ...place, ...song, ...notOf[teaches]],
    ...(isDaySchool ? boarding : []),
  ];
  return found.flatMap(({ path, words }) => {
    const text = allowed.reduce((left, own) => left.replaceAll(own, " "), words);
    return looked.flatMap((word) => {
      const hit = word.exec(text);
      if (!hit) return [];
      const said = text.slice(Math.max(0, hit.index - 40), hit.index + 60).replaceAll(/\s+/g, " ");
      return [{ path, said: `${hit[0]} in “${said.trim()}”` }];
    });
  });
}
