import { z } from "zod";
import { text } from "./fields.ts";

/**
 * The newsletter by e-mail, where the host sends one; beyond the specification. `sender` is the address that its
 * letters come from.
 */
export const Newsletter = z.object({ sender: text });
export type Newsletter = z.infer<typeof Newsletter>;
