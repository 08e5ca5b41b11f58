import { z } from "zod";
import { line } from "./fields.ts";

/** A short text at a form, in both languages. */
const notice = z.object({ english: line(300), hindi: line(300) });

export const privacy = z.object({
  contact: z.object({
    english: line(120),
    hindi: line(120),
    /** "" for the school's e-mail address. */
    email: z.union([z.literal(""), z.email().max(200)]),
    /** Within how many days a request is answered. */
    days: z.int().min(1).max(90),
  }),
  notices: z.object({ contact: notice, newsletter: notice }),
  /** After how many days the CMS deletes a message; 0 means never. */
  messageDays: z.int().min(0).default(365),
  /** At least so many days the CMS retains logs and erased data, where the law requires it; 0 is off. */
  minimumDays: z.int().min(0).default(0),
  /** Asks crawlers, in four ways, not to use pages and photographs for artificial intelligence. */
  blocksAiTraining: z.boolean().default(true),
});
