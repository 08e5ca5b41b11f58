import { z } from "zod";
import { text } from "./fields.ts";

/**
 * What the office says on every page in an emergency; beyond the specification. `until` is an ISO date-time, or `""`
 * for as long as the host answers it.
 */
export const Alert = z.object({ text, url: text, until: text });
export type Alert = z.infer<typeof Alert>;
