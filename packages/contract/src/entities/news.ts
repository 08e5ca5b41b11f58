import { z } from "zod";
import { calendarDay, text, textList } from "./fields.ts";

/** Spec section 3, News. */
export const News = z.object({
  _id: text,
  title: text,
  fromDate: calendarDay,
  description: text,
  images: textList,
  attachments: textList,
});
export type News = z.infer<typeof News>;
