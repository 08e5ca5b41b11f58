import { z } from "zod";
import { text } from "./fields.ts";

/**
 * The emergency banner of every page; beyond the specification. `until` is an ISO date-time, or `""` to show it as
 * long as the CMS returns it.
 */
export const Alert = z.object({ text, url: text, until: text });
export type Alert = z.infer<typeof Alert>;
