import { z } from "zod";
import { text, textList } from "./fields.ts";

/** Spec section 3, Highlight: one announcement. */
export const Highlight = z.object({
  _id: text,
  description: text,
  attachments: textList,
  url: text,
});
export type Highlight = z.infer<typeof Highlight>;
