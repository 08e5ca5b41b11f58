import { z } from "zod";
import { calendarDay, optionalText, text, textList } from "./fields.ts";
import { pictureWords } from "./pictures.ts";

/** Spec section 3, Event. `category` is `Events` or `AcademicCalender` (that spelling, R43). */
export const Event = z.object({
  _id: text,
  title: text,
  venue: text,
  date: calendarDay,
  time: text,
  description: text,
  images: textList,
  attachments: textList,
  category: text,
  /** The photo that an editor chose for the preview of a shared link. */
  cardPhoto: optionalText,
  pictures: pictureWords,
});
export type Event = z.infer<typeof Event>;
