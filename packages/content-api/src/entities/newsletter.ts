import { z } from "zod";
import { text } from "./fields.ts";

/** The newsletter by e-mail, if the CMS sends one; beyond the specification. `sender` is its From address. */
export const Newsletter = z.object({ sender: text });
export type Newsletter = z.infer<typeof Newsletter>;
