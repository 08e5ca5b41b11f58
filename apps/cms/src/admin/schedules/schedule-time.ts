import { toDay } from "../../fields/dates.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";

const kolkata = "+05:30";
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

export function readScheduleTime(typedDay: unknown, typedTime: unknown, now: Date): Date {
  const day = toDay(typedDay);
  if (!day)
    throw new RefusalError(
      "Please enter the date as day/month/year: 05/12/2026 is 5 December 2026.",
    );
  const [, hour = "", minute] = TIME.exec(String(typedTime ?? "").trim()) ?? [];
  if (minute === undefined)
    throw new RefusalError("Please enter the time in India, for example 09:30.");
  const at = new Date(`${day}T${hour.padStart(2, "0")}:${minute}:00${kolkata}`);
  if (at <= now) throw new RefusalError("This time is in the past. Please choose a later one.");
  return at;
}
