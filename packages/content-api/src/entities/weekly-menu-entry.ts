import { z } from "zod";
import { calendarDay, text } from "./fields.ts";

/** Spec section 3, Weekly menu entry: the meals of one day. */
export const WeeklyMenuEntry = z.object({
  date: calendarDay,
  breakfast: text,
  lunch: text,
  dinner: text,
});
export type WeeklyMenuEntry = z.infer<typeof WeeklyMenuEntry>;
