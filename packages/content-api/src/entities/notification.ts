import { z } from "zod";
import { text, textList } from "./fields.ts";

/** Spec section 3, Notification pop-up. */
export const Notification = z.object({
  _id: text,
  title: text,
  description: text,
  image: textList,
  attachments: textList,
  url: text,
});
export type Notification = z.infer<typeof Notification>;
