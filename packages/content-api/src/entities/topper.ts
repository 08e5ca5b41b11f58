import { z } from "zod";
import { text, textList } from "./fields.ts";

/** Spec section 3, Topper. `division` holds the marks as text; `sessionYear` is text such as `2025-2026`. */
export const Topper = z.object({
  _id: text,
  class: text,
  sessionYear: text,
  name: text,
  division: text,
  stream: text,
  attachments: textList,
});
export type Topper = z.infer<typeof Topper>;
