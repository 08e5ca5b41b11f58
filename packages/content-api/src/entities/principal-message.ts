import { z } from "zod";
import { text, textList } from "./fields.ts";

/** Spec section 3, Principal message. `message` is HTML from the CMS: sanitise before showing it. */
export const PrincipalMessage = z.object({
  _id: text,
  category: text,
  name: text,
  message: text,
  attachments: textList,
});
export type PrincipalMessage = z.infer<typeof PrincipalMessage>;
