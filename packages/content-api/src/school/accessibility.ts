import { z } from "zod";
import { line } from "./fields.ts";

export const accessibility = z.object({
  /** Where complaints go; "" for the school's e-mail address. */
  email: z.union([z.literal(""), z.email().max(200)]),
  /** Within how many days a complaint is answered. */
  days: z.int().min(1).max(90),
  /** Barriers that the school knows of, in addition to those that the tests find. */
  knownIssues: z.array(line(200)).max(20),
});
