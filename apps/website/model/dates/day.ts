import { type Translate, translateEnglish } from "../texts/translate.ts";

/** `YYYY-MM-DD`, or `""` when a record has none. The content API has already converted all dates. */
export type Day = string;

const DAY = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const shortMonthNames = [
  ...(["Jan", "Feb", "Mar", "Apr", "May", "Jun"] as const),
  ...(["Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const),
] as const;

export function monthName(month: number, t: Translate): string {
  const name = monthNames[month - 1];
  return name ? t(name) : "";
}

/** The whole name in Hindi, which has no usual short one. */
export function shortMonthName(month: number, t: Translate): string {
  const name = shortMonthNames[month - 1];
  return name ? t(name) : "";
}

type MonthOfYear = { year: number; month: number };

/** `November 2026` */
export const monthTitle = ({ year, month }: MonthOfYear, t: Translate): string =>
  `${monthName(month, t)} ${year}`;

const parseDay = (day: Day) => {
  const match = DAY.exec(day);
  return match ? { year: match[1] ?? "", month: match[2] ?? "", day: match[3] ?? "" } : undefined;
};

export const getYear = (day: Day): number | undefined => {
  const parts = parseDay(day);
  return parts && Number(parts.year);
};

export const getMonth = (day: Day): number | undefined => {
  const parts = parseDay(day);
  return parts && Number(parts.month);
};

export const dayOfMonth = (day: Day): number | undefined => {
  const parts = parseDay(day);
  return parts && Number(parts.day);
};

const joinParts = (day: Day, separator: string): string => {
  const parts = parseDay(day);
  return parts ? [parts.day, parts.month, parts.year].join(separator) : "";
};

/** `05.03.2024`, on the cards of events and news. */
export const dottedDay = (day: Day): string => joinParts(day, ".");

/** `05-03-2024`, on the cards of albums. */
export const hyphenedDay = (day: Day): string => joinParts(day, "-");

/** `05/03/2024`, on the page of one album. */
export const slashedDay = (day: Day): string => joinParts(day, "/");

/** `5 March`, without a year. */
export function dayAndMonth(day: Day, t: Translate): string {
  const month = getMonth(day);
  return month ? `${dayOfMonth(day)} ${monthName(month, t)}` : "";
}

/** `5 March 2024`. */
export function longDay(day: Day, t: Translate = translateEnglish): string {
  const year = getYear(day);
  return year === undefined ? "" : `${dayAndMonth(day, t)} ${year}`;
}

export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export const shortWeekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** The position in the week: 0 is Monday, 6 is Sunday. `NaN` for `""`. */
export const weekdayNumber = (day: Day): number => (atNoon(day).getUTCDay() + 6) % 7;

export function getWeekday(day: Day, t: Translate = translateEnglish): string {
  const name = parseDay(day) && weekdayNames[weekdayNumber(day)];
  return name ? t(name) : "";
}

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** `2024-03-05` from three numbers. */
export const dayFrom = (year: number, month: number, day: number): Day =>
  [String(year).padStart(4, "0"), ...[month, day].map((n) => String(n).padStart(2, "0"))].join("-");

// At noon no time zone shifts the date.
function atNoon(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}
