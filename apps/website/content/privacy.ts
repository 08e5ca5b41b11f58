import type { Birthday, ListCallName, PrincipalMessage } from "@manor/content-api";
import { yearlessDay } from "@manor/content-api/calendar-day";
import { cleanText } from "@manor/content-api/fields";
import sanitizeHtml from "sanitize-html";

// What the website stores and shows of the records that it reads.

/** Removes what must not even be cached in memory: years of birth and unsafe markup. */
const cleaners: Partial<Record<ListCallName, (item: unknown) => unknown>> = {
  birthdaysToday: (item) => withoutYear(item as Birthday),
  allBirthdays: (item) => withoutYear(item as Birthday),
  principalMessages: (item) => sanitiseMessage(item as PrincipalMessage),
};

export function cleanRecords(name: ListCallName, records: unknown[]): unknown[] {
  const clean = cleaners[name];
  return clean ? records.map(clean) : records;
}

/** The markup that a message may contain (R50). Other tags are removed, scripts and styles with their text. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p br em i strong b u a ul ol li blockquote h2 h3 h4 span".split(" "),
  allowedAttributes: { a: ["href"], span: ["lang"], p: ["lang"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

function sanitiseMessage(message: PrincipalMessage): PrincipalMessage {
  // Clean again after parsing: a reference such as &#8238; becomes a control character only then.
  return { ...message, message: cleanText(sanitizeHtml(message.message, allowed)) };
}

/** Removes the year of birth: `2011-05-17` becomes `2000-05-17`; an unreadable date becomes `""`. */
export function withoutYear(birthday: Birthday): Birthday {
  const { _id, name, date, attachments } = birthday;
  return { _id, name, class: birthday.class, date: yearlessDay(date), attachments };
}

/** How much of a birthday the site shows (R38). */
export type BirthdaySwitch = "full" | "first-name" | "off";

export function allowedBirthdays(
  birthdays: readonly Birthday[],
  reach: BirthdaySwitch,
): Birthday[] {
  if (reach === "off") return [];
  if (reach === "full") return [...birthdays];
  return birthdays.map((birthday) => ({ ...birthday, name: birthday.name.split(/\s+/)[0] ?? "" }));
}

const MAX_DAYS = 3;

/**
 * Whether the CMS last confirmed a response more than three days ago or at an unknown time. A parent may have
 * withdrawn consent since, so lists of pupils are hidden then. Both are calendar dates, `YYYY-MM-DD`.
 */
export const isOutdated = (confirmed: string, today: string): boolean =>
  !(Date.parse(today) - Date.parse(confirmed) <= MAX_DAYS * 86_400_000);

const ofPupils = new Set<ListCallName>([
  "gallery",
  "allGallery",
  "toppers",
  "birthdaysToday",
  "allBirthdays",
  "voices",
]);

/** Whether a list names or shows pupils. */
export const isOfPupils = (name: ListCallName): boolean => ofPupils.has(name);
