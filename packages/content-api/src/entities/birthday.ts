import { z } from "zod";
import { calendarDay, text, textList } from "./fields.ts";

/** Spec section 3, Birthday. The year of birth leaves neither our CMS nor the site's server: `date` is `2000-MM-DD` (R38). */
export const Birthday = z.object({
  _id: text,
  name: text,
  class: text,
  date: calendarDay,
  attachments: textList,
});
export type Birthday = z.infer<typeof Birthday>;
