import { z } from "zod";
import { calendarDay, optionalText, text, textList } from "./fields.ts";
import { pictureWords } from "./pictures.ts";

/** Spec section 3, News. */
export const News = z.object({
  _id: text,
  title: text,
  fromDate: calendarDay,
  description: text,
  images: textList,
  attachments: textList,
  /** The photo that an editor chose for the preview of a shared link. */
  cardPhoto: optionalText,
  pictures: pictureWords,
});
export type News = z.infer<typeof News>;
