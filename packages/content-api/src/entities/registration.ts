import { z } from "zod";
import { text } from "./fields.ts";

/** Spec section 3, Online registration: only its title. */
export const Registration = z.object({ title: text });
export type Registration = z.infer<typeof Registration>;
