import { z } from "zod";
import { calendarDay, optionalText, text, textList } from "./fields.ts";
import { pictureWords } from "./pictures.ts";

/** Spec section 3, Gallery item. `category` is `PhotoGallery` or `EventsSGSM`; the first attachment is the cover. */
export const Album = z.object({
  _id: text,
  title: text,
  description: text,
  date: calendarDay,
  category: text,
  attachments: textList,
  /** The photo that an editor chose for the preview of a shared link. */
  cardPhoto: optionalText,
  pictures: pictureWords,
});
export type Album = z.infer<typeof Album>;
