import { type Dates, toDayAndMonth, toLongDay } from "./dates.ts";
import { dayOfMonth, getYear, weekdayNumber } from "./day.ts";

const months = "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ");
const weekdays = "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार".split(" ");

/** The parts of the day until the hour before `end`; after the last it is night again. */
const partsOfDay: readonly { end: number; name: string }[] = [
  { end: 4, name: "रात" },
  { end: 12, name: "सुबह" },
  { end: 16, name: "दोपहर" },
  { end: 20, name: "शाम" },
  { end: 24, name: "रात" },
];

/**
 * Hindi, written here because ICU has "10:05 am बजे" and "नव॰". Months are in full: their short names are not usual.
 */
export const hindiDates: Dates = {
  longDay: (day) => toLongDay(hindiDates, day),
  dayAndMonth: (day) => toDayAndMonth(hindiDates, day),
  getWeekday: (day) => (getYear(day) === undefined ? "" : (weekdays[weekdayNumber(day)] ?? "")),
  monthName: (month) => months[month - 1] ?? "",
  shortMonthName: (month) => months[month - 1] ?? "",
  spanOfDays: (first, last) =>
    first === dayOfMonth(last)
      ? hindiDates.longDay(last)
      : `${first} से ${hindiDates.longDay(last)}`,
  spanOfTime,
};

/** `सुबह 10:05 बजे` for a time in minutes of the day. */
export function formatTime(minute: number): string {
  return `${getPartOfDay(minute)} ${toClock(minute)} बजे`;
}

const getPartOfDay = (minute: number): string =>
  partsOfDay.find(({ end }) => minute < end * 60)?.name ?? "";

/** `10:05`, on a clock with twelve hours. */
const toClock = (minute: number): string =>
  `${((Math.floor(minute / 60) + 11) % 12) + 1}:${String(minute % 60).padStart(2, "0")}`;

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?(noon)?$/i;

/** `11:15 AM to 12:00 noon` as `सुबह 11:15 से दोपहर 12:00 बजे`; a text of another form stays as it is. */
function spanOfTime(text: string): string {
  const [start = "", end, ...more] = text.split(/ (?:to|–|-) /);
  const last = readTime(end ?? start, "");
  const first = end === undefined ? last : readTime(start, last?.half ?? "");
  if (!first || !last || more.length > 0) return text;
  const [from, to] = [first.minute, last.minute];
  if (end === undefined) return formatTime(from);
  const isSamePart = getPartOfDay(from) === getPartOfDay(to);
  return `${getPartOfDay(from)} ${toClock(from)} से ${isSamePart ? `${toClock(to)} बजे` : formatTime(to)}`;
}

/** A time without AM or PM takes that of the end. */
function readTime(text: string, halfOfEnd: string) {
  const [, hour, minutes = "00", ownHalf, noon] = TIME.exec(text.trim()) ?? [];
  if (!hour) return undefined;
  const half = noon ? "p" : (ownHalf?.toLowerCase() ?? halfOfEnd);
  if (half === "") return undefined;
  const afternoon = half === "p" ? 12 : 0;
  return { minute: ((Number(hour) % 12) + afternoon) * 60 + Number(minutes), half };
}
